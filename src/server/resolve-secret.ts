/** The secret that a site file names as 'env:NAME'; null where none is named, or where the environment does not hold it. */
export function resolveSecret(reference: string | null, variables: Readonly<Record<string, string | undefined>>): string | null {
  if (reference === null) return null
  return variables[reference.replace(/^env:/, '')]?.trim() || null
}

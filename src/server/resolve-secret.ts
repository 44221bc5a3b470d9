import { parseSecretReference } from '#site/site-secrets.ts'

/**
 * Reads the secret that a site names as 'env:FORECOURT_SITE_<SLUG>__NAME'. Returns null where none is named, where the
 * environment does not have it, and where the name is not the site's own: a stored document may be older than the check
 * of site files.
 */
export function resolveSecret(
  slug: string,
  reference: string | null,
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const name = reference === null ? null : parseSecretReference(slug, reference)
  return name === null ? null : variables[name]?.trim() || null
}

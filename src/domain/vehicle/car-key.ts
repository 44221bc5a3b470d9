/**
 * Whether a text can name a vehicle in an address, by id or by slug (FIN-06): 1 to 200 ASCII letters, digits and
 * hyphens. Nothing else needs to be looked up.
 */
export function isCarKey(text: string): boolean {
  return /^[A-Za-z0-9-]{1,200}$/.test(text)
}

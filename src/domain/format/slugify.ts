/**
 * Lower-case ASCII words joined by '-': 'Land Rover' → 'land-rover', 'Citroën C4' → 'citroen-c4'. '' when nothing is
 * left.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

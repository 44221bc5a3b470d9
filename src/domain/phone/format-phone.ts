/**
 * An Australian number as it is read out, '08 5550 1234', '0400 123 456', '1300 123 456': +61 becomes 0 (LOC-11). Any
 * other stays as given.
 */
export function formatPhone(phone: string): string {
  const compact = phone.replaceAll(/[\s().-]/g, '')
  const national = compact.replace(/^(?:\+61|0061)0?/, '0')
  if (/^04\d{8}$/.test(national)) return `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`
  if (/^0\d{9}$/.test(national)) return `${national.slice(0, 2)} ${national.slice(2, 6)} ${national.slice(6)}`
  const special = national.replace(/^0(?=1[38])/, '')
  if (/^1[38]00\d{6}$/.test(special)) return `${special.slice(0, 4)} ${special.slice(4, 7)} ${special.slice(7)}`
  if (/^13\d{4}$/.test(special)) return `${special.slice(0, 2)} ${special.slice(2, 4)} ${special.slice(4)}`
  return phone.trim()
}

/**
 * The address of a phone link, in E.164 (RFC 3966), so that it dials from a phone abroad too. 13, 1300 and 1800 numbers
 * keep their national form: they are reached from within Australia only.
 */
export function buildPhoneHref(phone: string): string {
  const digits = formatPhone(phone).replaceAll(/[^\d+]/g, '')
  return `tel:${digits.replace(/^0(?=[23478]\d{8}$)/, '+61')}`
}

/** The number with its end hidden, '08 5550 ••••', for a card that reveals it (VDP-13). */
export function maskPhone(phone: string): string {
  const shown = formatPhone(phone)
  return shown.slice(0, -4).concat(shown.slice(-4).replaceAll(/\d/g, '•'))
}

export type ParsedPhone =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly error: 'too-short' | 'too-long' | 'not-a-number' | 'no-such-number' }

/**
 * A phone number as people type it in Australia, made one form: '0400 123 456', '(08) 5550 1234', '+61 400 123 456',
 * '0061…', 13 and 1300 numbers, and numbers of other countries when they begin with '+'. Numbers without an area code
 * are refused: nobody could call them back.
 */
export function parsePhone(typed: string): ParsedPhone {
  const compact = typed.replaceAll(/[\s().\-\u2010-\u2015\u00a0]/g, '')
  if (!/^\+?\d+$/.test(compact)) return { ok: false, error: 'not-a-number' }
  const digits = compact.replace(/^(?:\+|0011|00(?=61))/, '')
  const foreign = digits !== compact
  if (digits.length < 6) return { ok: false, error: 'too-short' }
  if (digits.length > 15) return { ok: false, error: 'too-long' }
  if (foreign && !digits.startsWith('61'))
    return digits.length >= 8 && !digits.startsWith('0')
      ? { ok: true, e164: `+${digits}` }
      : { ok: false, error: 'no-such-number' }
  // '+61 (0)4…' is written often: the 0 falls away.
  const national = foreign
    ? digits.slice(2).replace(/^0/, '')
    : digits.startsWith('61') && digits.length === 11
      ? digits.slice(2)
      : digits.replace(/^0/, '')
  if (/^[23478]\d{8}$/.test(national) && (foreign || digits.startsWith('0') || digits.startsWith('61')))
    return { ok: true, e164: `+61${national}` }
  if (/^1[38]00\d{6}$/.test(national) || /^13\d{4}$/.test(national)) return { ok: true, e164: `+61${national}` }
  return national.length < 9
    ? { ok: false, error: 'too-short' }
    : { ok: false, error: national.length > 9 ? 'too-long' : 'no-such-number' }
}

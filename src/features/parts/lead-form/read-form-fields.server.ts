/** More pairs than any form has; what stands behind them is not read. */
const mostPairs = 200

/**
 * Reduces a posted form body to the given field names, the first value of each, without control characters (tabs and
 * line breaks stay). Everything else is dropped before any library sees it: Conform reads a name such as `a[999999999]`
 * as a path into an array and would allocate that array, and it gives names such as `__intent__` a meaning of its own.
 */
export function readFormFields(body: string, names: readonly string[]): URLSearchParams {
  const known = new Set(names)
  const fields = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(body.split('&', mostPairs).join('&')))
    if (known.delete(name)) fields.append(name, removeControlCharacters(value))
  return fields
}

/** Tabs and line breaks stay; what else is invisible would break databases, e-mails and XML further on. */
export function removeControlCharacters(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

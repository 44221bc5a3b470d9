/** Maximum number of pairs, more than any form has; further pairs are ignored. */
const mostPairs = 200

/**
 * Reduces a form body to the given field names, the first value of each (each value of those in `several`), without
 * control characters, and with line breaks of one character as the browser counts them. Everything else is dropped
 * before any library reads it: Conform parses a name such as `a[999999999]` as an array index and would allocate that
 * array, and names such as `__intent__` have a special meaning for it.
 */
export function readFormFields(
  body: string,
  names: readonly string[],
  several: readonly string[] = [],
): URLSearchParams {
  const known = new Set(names)
  const repeated = new Set(several)
  const fields = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(body.split('&', mostPairs).join('&')))
    if (known.has(name)) {
      if (!repeated.has(name)) known.delete(name)
      fields.append(name, removeControlCharacters(value))
    }
  return fields
}

/**
 * Removes control characters except tabs and line breaks, which would break databases, e-mails and XML, and the
 * characters that turn the direction of the text after them, which would disguise an address. Letters of right-to-left
 * scripts stay as they are. A line break is one character, as the browser counts it.
 */
export function removeControlCharacters(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
}

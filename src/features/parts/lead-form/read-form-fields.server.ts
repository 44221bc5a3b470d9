/** Maximum number of pairs, more than any form has; further pairs are ignored. */
const mostPairs = 200

/**
 * Reduces a form body to the given field names, the first value of each, without control characters (tabs and line
 * breaks stay). Everything else is dropped before any library reads it: Conform parses a name such as `a[999999999]` as
 * an array index and would allocate that array, and names such as `__intent__` have a special meaning for it.
 */
export function readFormFields(body: string, names: readonly string[]): URLSearchParams {
  const known = new Set(names)
  const fields = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(body.split('&', mostPairs).join('&')))
    if (known.delete(name)) fields.append(name, removeControlCharacters(value))
  return fields
}

/** Removes control characters except tabs and line breaks; they would break databases, e-mails and XML. */
export function removeControlCharacters(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

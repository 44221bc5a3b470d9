/** Each value of a layer by its dotted path, lists whole, as JSON. */
export function formatLayer(values: object, prefix = ''): readonly { readonly path: string; readonly value: string }[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return formatLayer(value, `${path}.`)
    return [{ path, value: JSON.stringify(value) ?? 'null' }]
  })
}

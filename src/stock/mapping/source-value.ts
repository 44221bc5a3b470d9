type Fields = Readonly<Record<string, unknown>>
export type ReadSource = (fields: Fields) => unknown

/**
 * How a mapping's column name finds its value in a row: by the exact name, as an XML attribute ('@name'), by a dotted
 * path inward, by the name with a dot at its end, and, when `gathers`, put together from columns that begin with
 * 'name.' (a CSV writes nested fields so).
 */
export function createSource(name: string, gathers: boolean): ReadSource {
  const path = name.split('.')
  const attribute = `@${name}`
  const prefix = `${name}.`
  return (fields) => {
    if (Object.hasOwn(fields, name)) return fields[name]
    if (Object.hasOwn(fields, attribute)) return fields[attribute]
    if (path.length > 1) return walk(fields, path)
    // A heading with a dot at its end, 'Yr.', is the column and holds nothing inside.
    if (Object.hasOwn(fields, prefix)) return fields[prefix]
    return gathers ? gather(fields, prefix) : undefined
  }
}

function walk(fields: Fields, path: readonly string[]): unknown {
  let current: unknown = fields
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    if (Object.hasOwn(current, step)) current = (current as Fields)[step]
    else if (Object.hasOwn(current, `@${step}`)) current = (current as Fields)[`@${step}`]
    else return undefined
  }
  return current
}

/**
 * The dotted names of the row last asked about: five targets ask about each row, and listing its names is what costs.
 */
let lastRow: { readonly fields: Fields; readonly dotted: readonly string[] } | null = null

function gather(fields: Fields, prefix: string): unknown {
  if (lastRow?.fields !== fields) lastRow = { fields, dotted: Object.keys(fields).filter((name) => name.includes('.')) }
  let gathered: Record<string, unknown> | undefined
  for (const name of lastRow.dotted) {
    if (!name.startsWith(prefix) || fields[name] === '') continue
    gathered ??= createBag()
    setPath(gathered, name.slice(prefix.length).split('.'), fields[name])
  }
  return gathered
}

/** An object without a prototype, so that a column called 'constructor' or '__proto__' is a name like any other. */
export function createBag(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>
}

/** Sets a value inside nested objects, making those that lack. What stands in the way and is no object is replaced. */
export function setPath(bag: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let current = bag
  for (const [at, step] of path.entries()) {
    if (at === path.length - 1) {
      current[step] = value
      return
    }
    const inner = Object.hasOwn(current, step) ? current[step] : undefined
    const next =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? (inner as Record<string, unknown>)
        : createBag()
    current[step] = next
    current = next
  }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Paths of the settings that differ between two site documents, in the order of their names. Groups are compared
 * setting by setting, lists as a whole, as they are merged: `search.page_size`, `hosts`. A document that is no object
 * (a damaged row) has no settings.
 */
export function listChangedSettings(before: unknown, after: unknown): readonly string[] {
  const changed: string[] = []
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (isGroup(one) && isGroup(other)) {
      const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()
      for (const name of names)
        compare(
          Object.hasOwn(one, name) ? one[name] : undefined,
          Object.hasOwn(other, name) ? other[name] : undefined,
          path === '' ? name : `${path}.${name}`,
        )
      return
    }
    // A group that comes or goes is reported by its settings.
    if (isGroup(one) && other === undefined) compare(one, {}, path)
    else if (isGroup(other) && one === undefined) compare({}, other, path)
    else if (JSON.stringify(one) !== JSON.stringify(other)) changed.push(path)
  }
  compare(isGroup(before) ? before : {}, isGroup(after) ? after : {}, '')
  return changed
}

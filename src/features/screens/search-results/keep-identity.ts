type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Key of an item among those of its list: the id of a card, the name of a facet, the value of a choice. */
function keyOf(item: unknown): string | null {
  if (!isPlain(item)) return null
  const key = item['id'] ?? item['attribute'] ?? item['value']
  return typeof key === 'string' ? key : null
}

/**
 * Finds the earlier item of the same key, because a new item shifts the index of all that follow it. Most answers move
 * nothing, so the map by key is built only when a key differs at the same index.
 */
function createFinder(before: readonly unknown[]): (item: unknown, index: number) => unknown {
  let byKey: Map<string | null, unknown> | null = null
  return (item, index) => {
    const key = keyOf(item)
    if (key === null || key === keyOf(before[index])) return before[index]
    byKey ??= new Map(before.map((earlier) => [keyOf(earlier), earlier]))
    return byKey.get(key)
  }
}

/**
 * Structural sharing: returns `next` with every part that equals the same part of `before` replaced by that part.
 * Unchanged parts keep their identity, so memoised components do not render again. Plain data only. The parts are
 * replaced inside `next`, which must be nobody else's: copying the thousand objects of a page takes twice as
 * long. `before` is not changed.
 */
export function keepIdentity<Data>(before: unknown, next: Data): Data {
  if (Array.isArray(before) && Array.isArray(next)) return keepItems(before, next) as Data
  return isPlain(before) && isPlain(next) ? (keepProperties(before, next) as Data) : next
}

function keepItems(before: readonly unknown[], next: unknown[]): readonly unknown[] {
  const find = createFinder(before)
  let isSame = next.length === before.length
  for (const [index, item] of next.entries()) {
    const kept = keepIdentity(find(item, index), item)
    next[index] = kept
    isSame &&= kept === before[index]
  }
  return isSame ? before : next
}

function keepProperties(before: Plain, next: Record<string, unknown>): Plain {
  const names = Object.keys(next)
  let isSame = names.length === Object.keys(before).length
  for (const name of names) {
    const kept = keepIdentity(before[name], next[name])
    next[name] = kept
    isSame &&= kept === before[name] && name in before
  }
  return isSame ? before : next
}

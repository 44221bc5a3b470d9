type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Structural sharing: returns `next` with every part that equals the same part of `before` replaced by that part.
 * Unchanged parts keep their identity, so memoised components do not render again. Plain data only; neither argument is
 * changed.
 */
export function keepIdentity<Data>(before: unknown, next: Data): Data {
  if (Object.is(before, next)) return next
  if (Array.isArray(before) && Array.isArray(next)) {
    const kept = next.map((item: unknown, index) => keepIdentity<unknown>(before[index], item))
    return (
      kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept
    ) as Data
  }
  if (!isPlain(before) || !isPlain(next)) return next
  const names = Object.keys(next)
  const kept = Object.fromEntries(names.map((name) => [name, keepIdentity(before[name], next[name])]))
  return (
    names.length === Object.keys(before).length && names.every((name) => name in before && kept[name] === before[name])
      ? before
      : kept
  ) as Data
}

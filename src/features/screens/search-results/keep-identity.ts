type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * `next` with every part that says the same as in `before` taken from `before`: what did not change keeps its identity,
 * so that components which draw it need not draw it again. Plain data only; neither argument is changed.
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

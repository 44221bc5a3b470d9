import type { Car, FaultRecord, History, Operation, PriceWritten, Violation } from './history.ts'

/** STOCK-06: a change is visible on all nodes within two seconds. */
export const visibleWithinMs = 2_000

interface PriceRead {
  readonly operation: Operation
  readonly node: number
  readonly car: string
  readonly price: number
}

/**
 * Every price that was read must have been current during the read, apart from the time that a change may take to
 * become visible (`visibleWithinMs`). A node without a connection to its store serves what it has in memory (API-04).
 * So during a fault that keeps changes from a node, and during the recovery time after it, older prices are excused.
 * Other faults excuse nothing.
 *
 *     price written   |──|                      next one written        |──|
 *     it may be read  ═══════════════════════════════════════════════════════════════ + visibleWithinMs
 *
 * A single writer changes the prices of a car one after the other, so their order is known. The page of a car must show
 * its price, and a list the prices of all cars; an answer without prices proves nothing.
 */
export function checkPrices({
  operations,
  faults,
  cars,
}: Pick<History, 'operations' | 'faults' | 'cars'>): readonly Violation[] {
  const written = listWritten(operations)
  const first = new Map(cars.map(({ slug, price }) => [slug, price]))
  const found: Violation[] = []
  const tell = (text: string, told: readonly Operation[]): void =>
    void found.push({ rule: 'prices', text, operations: told })

  for (const { operation, node, car, price } of listReads(operations)) {
    const writes = written.get(car) ?? []
    const index = writes.findIndex((write) => write.price === price)
    const write = writes[index]
    if (write === undefined && first.get(car) !== price) {
      tell(`${car} was shown for $${price}, which was never its price`, [operation])
      continue
    }
    if (write !== undefined && write.begin > operation.end)
      tell(`${car} was shown for $${price} before that was its price`, [write, operation])
    const next = writes.slice(index + 1).filter(({ outcome }) => outcome === 'ok')
    const replaced = Math.min(...next.map(({ end }) => end))
    if (replaced < findFreshSince(faults, node, operation.begin) - visibleWithinMs)
      tell(`${car} was shown for $${price}, which was no longer its price`, [
        ...(write === undefined ? [] : [write]),
        ...next.filter(({ end }) => end === replaced),
        operation,
      ])
  }
  for (const operation of operations) {
    const missing = listCarsDue(operation, cars).filter(({ slug }) => !isTold(operation, slug))
    if (missing.length > 0)
      tell(`an answer of ${operation.site} tells no price of ${missing.map(({ slug }) => slug).join(', ')}`, [
        operation,
      ])
  }
  return found
}

/** The prices that a car may have now: the last one certainly written, and all attempts after it. */
export function listPossiblePrices(operations: readonly Operation[], { slug, price }: Car): ReadonlySet<number> {
  const writes = listWritten(operations).get(slug) ?? []
  const last = writes.findLastIndex(({ outcome }) => outcome === 'ok')
  const since = writes.slice(Math.max(last, 0)).map((write) => write.price)
  return new Set(last === -1 ? [price, ...since] : since)
}

/** Number of prices read without an excuse for old ones, and number of all prices read. */
export function countReads({ operations, faults }: Pick<History, 'operations' | 'faults'>): {
  readonly strict: number
  readonly all: number
} {
  const reads = listReads(operations)
  const strict = reads.filter(({ operation, node }) => findFreshSince(faults, node, operation.begin) >= operation.begin)
  return { strict: strict.length, all: reads.length }
}

/** The end of the last excuse for old prices; 0: there was none. */
export function findExcusedUntil(faults: readonly FaultRecord[]): number {
  return Math.max(0, ...faults.map((fault) => (fault.keepsNewsBack ? fault.end + fault.recoveryMs : 0)))
}

/** The writes of each car that may have been stored, in order. */
function listWritten(operations: readonly Operation[]): ReadonlyMap<string, readonly PriceWritten[]> {
  const writes = operations.filter(
    (operation): operation is PriceWritten => operation.kind === 'price' && operation.outcome !== 'refused',
  )
  return Map.groupBy(
    writes.toSorted((a, b) => a.begin - b.begin),
    ({ car }) => car,
  )
}

function listReads(operations: readonly Operation[]): readonly PriceRead[] {
  return operations.flatMap((operation): readonly PriceRead[] => {
    const { node } = operation
    if (node === null || operation.outcome !== 'ok' || !('prices' in operation)) return []
    return Object.entries(operation.prices).flatMap(([car, prices]) =>
      prices.map((price) => ({ operation, node, car, price })),
    )
  })
}

function listCarsDue(operation: Operation, cars: readonly Car[]): readonly Car[] {
  if (operation.outcome !== 'ok') return []
  if (operation.kind === 'page') return cars.filter(({ slug }) => slug === operation.car)
  return operation.kind === 'results' || operation.kind === 'search'
    ? cars.filter(({ site }) => site === operation.site)
    : []
}

const isTold = (operation: Operation, slug: string): boolean =>
  'prices' in operation && (operation.prices[slug] ?? []).length > 0

/**
 * The last time up to `at` at which a node was certainly connected to its store: `at` itself, unless it lies within a
 * fault that keeps changes from the node, or within the recovery after it.
 */
function findFreshSince(faults: readonly FaultRecord[], node: number, at: number): number {
  let since = at
  for (const fault of faults.toSorted((a, b) => b.end + b.recoveryMs - (a.end + a.recoveryMs)))
    if (
      fault.keepsNewsBack &&
      (fault.node === null || fault.node === node) &&
      fault.begin < since &&
      since < fault.end + fault.recoveryMs
    )
      since = fault.begin
  return since
}

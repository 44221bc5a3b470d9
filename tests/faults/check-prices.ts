import type { Car, FaultRecord, History, Operation, PriceWritten, Violation } from './history.ts'

/** STOCK-06: a change is on the pages of every node within two seconds. */
export const visibleWithinMs = 2_000

interface PriceRead {
  readonly operation: Operation
  readonly node: number
  readonly car: string
  readonly price: number
}

/**
 * Every price that was read had been current while it was read, give or take the time that a change may take to be seen
 * (`visibleWithinMs`). A node that is cut off from its store goes on answering with what it knows (API-04), so for as
 * long as a fault keeps news from it, and the recovery that the product promises after it, its prices may be those from
 * before it. No other fault excuses anything.
 *
 *     price written   |──|                      next one written        |──|
 *     it may be read  ═══════════════════════════════════════════════════════════════ + visibleWithinMs
 *
 * One writer changes the prices of a car one after the other, so that they are in the order in which they were begun.
 * The page of a car tells its price, and a list of a site those of all its cars: what tells none proves nothing.
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

/** The prices that a car may have now: the last that was certainly written, and what was tried after it. */
export function listPossiblePrices(operations: readonly Operation[], { slug, price }: Car): ReadonlySet<number> {
  const writes = listWritten(operations).get(slug) ?? []
  const last = writes.findLastIndex(({ outcome }) => outcome === 'ok')
  const since = writes.slice(Math.max(last, 0)).map((write) => write.price)
  return new Set(last === -1 ? [price, ...since] : since)
}

/** How many prices were read at a moment at which no fault excused an old one, and how many were read at all. */
export function countReads({ operations, faults }: Pick<History, 'operations' | 'faults'>): {
  readonly strict: number
  readonly all: number
} {
  const reads = listReads(operations)
  const strict = reads.filter(({ operation, node }) => findFreshSince(faults, node, operation.begin) >= operation.begin)
  return { strict: strict.length, all: reads.length }
}

/** The last moment until which a fault excuses that nodes show what is old; 0: none ever did. */
export function findExcusedUntil(faults: readonly FaultRecord[]): number {
  return Math.max(0, ...faults.map((fault) => (fault.keepsNewsBack ? fault.end + fault.recoveryMs : 0)))
}

/** Of each car what may have been stored, in its order. */
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
 * The last moment, at `at` or before, at which a node was certainly in touch with its store: `at` itself unless a fault
 * that keeps news of the store from it, with its recovery, covers it.
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

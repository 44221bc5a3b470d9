import type { FaultRecord, History, Operation, PriceWritten, Violation } from './history.ts'

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
 * long as a fault lasts, and the recovery that the product promises after it, its prices may be those from before it.
 *
 *     price written   |──|                      next one written        |──|
 *     it may be read  ═══════════════════════════════════════════════════════════════ + visibleWithinMs
 *
 * One writer changes the prices of a car one after the other, so that they are in the order in which they were begun.
 */
export function checkPrices({
  operations,
  faults,
  cars,
}: Pick<History, 'operations' | 'faults' | 'cars'>): readonly Violation[] {
  const written = Map.groupBy(
    operations.filter(
      (operation): operation is PriceWritten => operation.kind === 'price' && operation.outcome !== 'refused',
    ),
    ({ car }) => car,
  )
  const first = new Map(cars.map(({ slug, price }) => [slug, price]))
  const found: Violation[] = []
  const tell = (text: string, told: readonly Operation[]): void =>
    void found.push({ rule: 'prices', text, operations: told })

  for (const { operation, node, car, price } of listReads(operations)) {
    const writes = (written.get(car) ?? []).toSorted((a, b) => a.begin - b.begin)
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
  return found
}

function listReads(operations: readonly Operation[]): readonly PriceRead[] {
  return operations.flatMap((operation): readonly PriceRead[] => {
    const { node } = operation
    if (node === null || operation.outcome !== 'ok') return []
    if (operation.kind === 'page')
      return operation.price === null ? [] : [{ operation, node, car: operation.car, price: operation.price }]
    if (operation.kind === 'search')
      return Object.entries(operation.prices).map(([car, price]) => ({ operation, node, car, price }))
    return []
  })
}

/**
 * The last moment, at `at` or before, at which a node was certainly in touch with its store: `at` itself unless a fault
 * of the node or of the store, with its recovery, covers it.
 */
function findFreshSince(faults: readonly FaultRecord[], node: number, at: number): number {
  let since = at
  for (const fault of faults.toSorted((a, b) => b.end + b.recoveryMs - (a.end + a.recoveryMs)))
    if ((fault.node === null || fault.node === node) && fault.begin < since && since < fault.end + fault.recoveryMs)
      since = fault.begin
  return since
}

import type { History, Operation, Violation } from './history.ts'

/**
 * No site shows data of another (TEN-07). Every car and every form contains the mark of its site. An answer may contain
 * the mark of its own site only, a watchlist only cars of its site, and a lead is delivered for the site on which it
 * was sent.
 */
export function checkIsolation({
  operations,
  deliveries,
  cars,
}: Pick<History, 'operations' | 'deliveries' | 'cars'>): readonly Violation[] {
  const siteOfCar = new Map(cars.flatMap(({ id, slug, site }) => [[id, site] as const, [slug, site] as const]))
  const siteOfMessage = new Map(
    operations.flatMap((one) => (one.kind === 'lead' ? [[one.message, one.site] as const] : [])),
  )
  const found: Violation[] = []
  const tell = (text: string, told: readonly Operation[]): void =>
    void found.push({ rule: 'isolation', text, operations: told })

  for (const operation of operations) {
    const { site } = operation
    if ('marks' in operation && operation.marks !== null) {
      const others = operation.marks.filter((mark) => mark !== site)
      if (others.length > 0) tell(`an answer of ${site} holds data of ${others.join(', ')}`, [operation])
      // An answer without any car proves nothing.
      if (operation.outcome === 'ok' && !operation.marks.includes(site))
        tell(`an answer of ${site} shows nothing of ${site}`, [operation])
    }
    const shown =
      operation.kind === 'list' ? operation.cars : 'prices' in operation ? Object.keys(operation.prices) : []
    for (const car of shown)
      if (siteOfCar.get(car) !== site)
        tell(`an answer of ${site} tells of ${car} of ${siteOfCar.get(car) ?? 'no known site'}`, [operation])
  }
  for (const { leadId, message, site } of deliveries) {
    const own = siteOfMessage.get(message)
    if (own !== undefined && own !== site)
      tell(
        `lead ${leadId} was sent on ${own} and delivered as a lead of ${site}`,
        operations.filter((operation) => operation.kind === 'lead' && operation.message === message),
      )
  }
  return found
}

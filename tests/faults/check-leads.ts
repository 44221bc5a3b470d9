import type { Delivery, History, LeadSent, Violation } from './history.ts'

/**
 * An acknowledged lead (the visitor saw the thank-you page) reaches the receiver exactly once after deduplication by
 * id; an unacknowledged one at most once; and nothing arrives that no visitor sent (LEAD-12, LEAD-13).
 */
export function checkLeads({
  operations,
  deliveries,
}: Pick<History, 'operations' | 'deliveries'>): readonly Violation[] {
  const sent = operations.filter((operation): operation is LeadSent => operation.kind === 'lead')
  const triesOf = Map.groupBy(sent, ({ message }) => message)
  const keptOf = Map.groupBy(keepOnce(deliveries), ({ message }) => message)
  const found: Violation[] = []
  const tell = (text: string, tries: readonly LeadSent[]): void =>
    void found.push({ rule: 'leads', text, operations: tries })

  for (const [message, tries] of triesOf) {
    const thanked = new Set(tries.flatMap(({ leadId }) => (leadId === null ? [] : [leadId])))
    const kept = keptOf.get(message) ?? []
    const keptIds = new Set(kept.map(({ leadId }) => leadId))
    if (thanked.size > 1) tell(`the form '${message}' was thanked for as ${thanked.size} leads`, tries)
    if (keptIds.size > 1) tell(`the form '${message}' reached the receiver as ${keptIds.size} leads`, tries)
    for (const id of thanked)
      if (!keptIds.has(id)) tell(`lead ${id} ('${message}') was thanked for and never reached the receiver`, tries)
  }
  for (const message of keptOf.keys())
    if (!triesOf.has(message)) tell(`the receiver got '${message}', which nobody sent`, [])
  return found
}

/** The deliveries that remain after deduplication by lead and channel, as the guide tells receivers to do. */
function keepOnce(deliveries: readonly Delivery[]): readonly Delivery[] {
  return [...new Map(deliveries.map((delivery) => [`${delivery.leadId} ${delivery.channel}`, delivery])).values()]
}

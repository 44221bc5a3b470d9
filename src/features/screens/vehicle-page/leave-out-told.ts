import type { Fact } from './build-facts.ts'
import type { PanelEntry, PanelGroup } from './spec-panel.tsx'

/** Labels of the specification for what the key information names shortly. */
const longLabels: Readonly<Record<string, string>> = {
  Length: 'Body length',
  Tare: 'Tare weight',
  ATM: 'Aggregate trailer mass',
  GVM: 'Gross vehicle mass',
  Tows: 'Towing capacity',
  Axles: 'Axle type',
}

/** The specification may say more of these than the key information: '8-speed automatic', 'Unleaded petrol (91)'. */
const detailed: ReadonlySet<string> = new Set(['Transmission', 'Fuel', 'Engine'])

const named: ReadonlySet<string> = new Set(['Make', 'Model', 'Badge', 'Year'])

/**
 * Leaves out of groups what the page tells elsewhere, so that a buyer reads each fact once: what stands in the title,
 * among `facts`, or among `entries` of another group.
 */
export function leaveOutTold<Group extends PanelGroup>(
  groups: readonly Group[],
  {
    title,
    facts,
    entries = [],
  }: {
    readonly title: string
    readonly facts: readonly Fact[]
    readonly entries?: readonly PanelEntry[]
  },
): readonly Group[] {
  const told = new Map<string, string>()
  for (const { label, value } of [...entries, ...facts]) told.set(longLabels[label] ?? label, value)
  const words = ` ${title} `
  const isTold = ({ label, value }: PanelEntry): boolean =>
    named.has(label) ? words.includes(` ${value} `) : detailed.has(label) ? told.get(label) === value : told.has(label)
  return groups.flatMap((group) => {
    const rest = group.entries.filter((entry) => !isTold(entry))
    return rest.length === 0 ? [] : [{ ...group, entries: rest }]
  })
}

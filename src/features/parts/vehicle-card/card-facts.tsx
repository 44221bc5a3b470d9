import { Icon } from '#ui/icon.tsx'
import type { CardFact, FactKind } from './build-card-facts.ts'

const labels: Readonly<Record<FactKind, string>> = {
  odometer: 'Odometer',
  transmission: 'Transmission',
  fuel: 'Fuel',
  charge: 'Fuel',
  // The value says 'range'.
  battery: 'Battery',
  body: 'Body',
  bike: 'Body',
  caravan: 'Body',
  engine: 'Engine',
  sleeps: 'Sleeps',
  length: 'Length',
  // The value says 'tare'.
  tare: 'Weight',
}

/**
 * Four facts: beside their icons in two columns; in a line on a phone, which leaves out what is unknown. Renders
 * few elements per fact, because a page of cards shows more than eighty facts.
 */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className="card-facts">
      {facts.map(({ kind, value }) => (
        <li key={kind} className={value === null ? 'fact unknown' : 'fact'}>
          <Icon name={kind} />
          <span className="sr-only">{`${labels[kind]}: `}</span>
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">not given</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

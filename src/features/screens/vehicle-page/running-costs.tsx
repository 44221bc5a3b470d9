import { Icon } from '#ui/icon.tsx'
import type { RunningCostsView } from './build-running-costs.ts'
import { EntryList } from './spec-panel.tsx'

/** What a year costs: amounts that add up, and folded below or beside them how they were worked out. */
export function RunningCosts({ costs: { period, entries, caution, method } }: { costs: RunningCostsView }) {
  return (
    <section aria-labelledby="running-costs" className="fact-card paired-card">
      <h2 id="running-costs">
        <Icon name="calculator" />
        <span>
          Running costs <small>{period}</small>
        </span>
      </h2>
      <EntryList entries={entries} look="spec-list" />
      <div className="method">
        <p>{caution}</p>
        <details data-fold="">
          <summary className="show-more">How we worked this out</summary>
          {method.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </div>
    </section>
  )
}

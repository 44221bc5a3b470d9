import { Icon } from '#ui/icon.tsx'
import type { HistoryView } from './build-history.ts'
import { EntryList } from './spec-panel.tsx'

/** What is known of the vehicle's past and what protects its buyer: a card for each group, side by side. */
export function HistoryCards({ history: { title, groups, note } }: { history: HistoryView }) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-xl">
        {title}
      </h2>
      <div className="@container">
        <div className="card-row-even">
          {groups.map(({ name, icon, entries }) => (
            <div key={name} className="fact-card">
              <h3>
                <Icon name={icon} />
                {name}
              </h3>
              <EntryList entries={entries} />
            </div>
          ))}
        </div>
      </div>
      {note !== null && <p className="max-w-prose text-sm text-muted">{note}</p>}
    </section>
  )
}

import { Icon } from '#ui/icon.tsx'
import type { Fact } from './build-facts.ts'
import { MoreList } from './more-list.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

type FactsView = Pick<VehiclePageView, 'facts' | 'factsShown' | 'factsAtGlance'>

const grid = (facts: readonly Fact[]) => (
  <dl className="facts">
    {facts.map(({ label, value, icon }) => (
      <div key={label}>
        <dt>
          {icon !== null && <Icon name={icon} size={26} />}
          {label}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The first key facts, which a phone shows with the price, where the grid is screens away. */
export function GlanceFacts({ facts, factsAtGlance }: FactsView) {
  return factsAtGlance > 0 && <div className="glance">{grid(facts.slice(0, factsAtGlance))}</div>
}

export function KeyFacts({ facts, factsShown, factsAtGlance }: FactsView) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="key-information" className={factsAtGlance > 0 ? 'after-glance' : undefined}>
      <h2 id="key-information" className="pb-3 text-xl">
        Key information
      </h2>
      <MoreList items={facts} shown={factsShown} words={{ more: 'Show More', less: 'Show Less' }} list={grid} />
    </section>
  )
}

import { Icon } from '#ui/icon.tsx'
import type { Fact } from './build-facts.ts'
import { MoreList } from './more-list.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

type FactsView = Pick<VehiclePageView, 'facts' | 'factsShown' | 'factsAtGlance' | 'factsLook'>

/** Facts whose value says without its label what it is, beside the icon. */
const plain: readonly string[] = ['Drive', 'Battery']

/** `look`: 'facts' for the grid, else the classes of the facts with the price. */
const listFacts = (facts: readonly Fact[], look: string) => (
  <dl className={look}>
    {facts.map(({ label, value, icon }) => (
      <div key={label}>
        <dt>
          {icon !== null && <Icon name={icon} />}
          {/* A number needs its label in sight; words such as 'Automatic', and '4x4' and '77 kWh', do not. */}
          <span className={look === 'facts' || (!plain.includes(label) && /\d/.test(value)) ? '' : 'max-lg:sr-only'}>
            {label}
          </span>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const grid = (facts: readonly Fact[]) => listFacts(facts, 'facts')

/**
 * The first key facts, which a phone shows with the title, where the grid is screens away, in a line each; a wide page
 * where its panel has the room.
 */
export function GlanceFacts({ facts, factsAtGlance, factsLook, panel }: FactsView & Pick<VehiclePageView, 'panel'>) {
  const look = panel.facts ? `glance glance-wide glance-${factsLook}` : 'glance'
  return factsAtGlance > 0 && listFacts(facts.slice(0, factsAtGlance), look)
}

export function KeyFacts({ facts, factsShown, factsAtGlance, factsLook }: FactsView) {
  if (facts.length === 0) return null
  return (
    <section
      aria-labelledby="key-information"
      className={`facts-${factsLook} ${factsAtGlance > 0 ? 'after-glance' : ''}`}
    >
      <h2 id="key-information" className="pb-3 text-xl">
        Key information
      </h2>
      <MoreList items={facts} shown={factsShown} words={{ more: 'Show More', less: 'Show Less' }} list={grid} />
    </section>
  )
}

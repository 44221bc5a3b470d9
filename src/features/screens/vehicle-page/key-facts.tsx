import { Icon } from '#ui/icon.tsx'
import type { Fact } from './build-facts.ts'
import { MoreList } from './more-list.tsx'

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

export function KeyFacts({ facts, shown }: { facts: readonly Fact[]; shown: number }) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="key-information">
      <h2 id="key-information" className="pb-3 text-xl">
        Key information
      </h2>
      <MoreList items={facts} shown={shown} words={{ more: 'Show More', less: 'Show Less' }} list={grid} />
    </section>
  )
}

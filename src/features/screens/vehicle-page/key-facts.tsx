import { Icon } from '#ui/icon.tsx'
import type { Fact } from './build-facts.ts'
import { MoreList } from './more-list.tsx'

/** On a phone two columns where each has room for its words, which may be large. */
const gridClass = [
  'grid border-y border-line max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,34%)),1fr))] sm:grid-cols-2',
  'xl:grid-cols-4',
].join(' ')

const grid = (facts: readonly Fact[]) => (
  <dl className={gridClass}>
    {facts.map(({ label, value, icon }) => (
      <div
        key={label}
        className={`relative -mt-px min-w-0 border-t border-line py-4 pr-2 ${icon === null ? '' : 'pl-9 sm:pl-10'}`}
      >
        <dt className="text-sm text-muted">
          {icon !== null && <Icon name={icon} size={26} className="absolute top-5 left-0 text-brand" />}
          {label}
        </dt>
        <dd className="font-semibold break-words tabular-nums">{value}</dd>
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

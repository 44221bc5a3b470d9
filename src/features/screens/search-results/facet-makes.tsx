import { useState } from 'react'
import { valuesOf } from '#search/state/search-choices.ts'
import type { ValuesFacetProps } from './facet-props.ts'
import { CheckboxList, ShowAll, toggleValue } from './facet-values.tsx'
import type { FacetItemView } from './search-page.ts'

const monogramClass =
  'grid size-9 place-items-center rounded-full bg-surface-alt text-sm font-bold peer-checked:bg-brand ' +
  'peer-checked:text-brand-text'

const cardClass =
  'relative grid h-full cursor-pointer justify-items-center gap-0.5 rounded-site border border-line ' +
  'bg-surface px-1 py-2 text-center hover:bg-surface-alt'

const boxClass =
  'peer absolute -inset-px cursor-pointer appearance-none rounded-site checked:border-2 checked:border-brand'

/** Shortens a make to a monogram: 'Land Rover' → 'LR', 'GWM' stays, 'Toyota' → 'T'. */
function formatMonogram(make: string): string {
  if (/^[A-Z0-9]{2,3}$/.test(make)) return make
  return make
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase()
}

/** The configured logo of a make, or its monogram when there is none or it fails to load. */
function MakeMark({ make, logo }: { make: string; logo: string | undefined }) {
  const [failed, setFailed] = useState(false)
  if (logo !== undefined && !failed)
    return (
      <img
        src={logo}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        onError={() => setFailed(true)}
        className="size-9 object-contain"
      />
    )
  return (
    <span aria-hidden="true" className={monogramClass}>
      {formatMonogram(make)}
    </span>
  )
}

const grid = 'grid grid-flow-dense grid-cols-3 gap-2'

function MakeCards({
  facet,
  choice,
  models: chosenModels,
  change,
  items,
  look,
}: ValuesFacetProps & { items: readonly FacetItemView[]; look: string }) {
  const chosen = valuesOf(choice)
  return (
    // The explicit role is needed because some browsers drop it from a list without list style.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={look}>
      {items.flatMap((item) => {
        const models = facet.models.find(({ make }) => make === item.value)
        return [
          <li key={item.value}>
            <label title={item.label} className={cardClass}>
              <input
                type="checkbox"
                name={facet.attribute}
                value={item.value}
                checked={chosen.has(item.value)}
                onChange={({ currentTarget: { checked } }) =>
                  change((state) => toggleValue(state, facet.attribute, item.value, checked))
                }
                className={boxClass}
              />
              <MakeMark make={item.label} logo={facet.logos[item.value]} />
              <span className="line-clamp-2 w-full text-sm leading-tight break-words">{item.label}</span>
              <span className="text-xs tabular-nums text-muted">{item.countText}</span>
            </label>
          </li>,
          models !== undefined && chosen.has(item.value) && (
            <li key={`${item.value} models`} className="col-span-full">
              <details open className="facet rounded-site border bg-surface px-3 pb-1">
                <summary>{item.label} models</summary>
                <CheckboxList
                  attribute="model"
                  items={models.items.slice(0, models.first)}
                  choice={chosenModels}
                  change={change}
                />
                {models.items.length > models.first && (
                  <ShowAll
                    count={models.items.length}
                    open={models.items.slice(models.first).some(({ value }) => valuesOf(chosenModels).has(value))}
                  >
                    <CheckboxList
                      attribute="model"
                      items={models.items.slice(models.first)}
                      choice={chosenModels}
                      change={change}
                    />
                  </ShowAll>
                )}
              </details>
            </li>
          ),
        ]
      })}
    </ul>
  )
}

/**
 * Makes as cards with a logo or monogram; under each selected make a list of its models that can be collapsed
 * (SRCH-05).
 */
export function MakesFacet(props: ValuesFacetProps) {
  const { facet, choice } = props
  const chosen = valuesOf(choice)
  const rest = facet.items.slice(facet.first)
  return (
    <div className={grid}>
      <MakeCards {...props} items={facet.items.slice(0, facet.first)} look="contents" />
      {rest.length > 0 && (
        <ShowAll count={facet.items.length} open={rest.some(({ value }) => chosen.has(value))} look="tile">
          <MakeCards {...props} items={rest} look={`${grid} pb-2`} />
        </ShowAll>
      )}
    </div>
  )
}

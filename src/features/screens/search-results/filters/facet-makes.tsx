import { valuesOf } from '#search/state/search-choices.ts'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import { FacetBox } from './facet-box.tsx'
import type { ValuesFacetProps } from './facet-props.ts'
import { CheckboxList, ShowAll, useFinder } from './facet-values.tsx'
import type { FacetItemView } from '../search-page.ts'

const cardClass =
  'relative grid h-full cursor-pointer content-center justify-items-center gap-0.5 rounded-site border border-line ' +
  'bg-surface px-0.5 py-2 text-center hover:bg-surface-alt'

const boxClass =
  'peer absolute -inset-px cursor-pointer appearance-none rounded-site checked:border-2 checked:border-brand'

/** The configured logo of a make; nothing where there is none or it fails to load, as its name stands below. */
function MakeMark({ logo }: { logo: string | undefined }) {
  const { failed, watch } = usePictureFailure()
  if (logo === undefined || failed) return null
  return (
    <img
      {...watch}
      src={logo}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      className="logo-ground size-9 object-contain"
    />
  )
}

/** Three in a row, and two where the text is large, so that no name breaks. */
const grid = 'grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(max(4.2rem,28%),1fr))] gap-1.5'

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
              <FacetBox
                attribute={facet.attribute}
                value={item.value}
                checked={chosen.has(item.value)}
                change={change}
                className={boxClass}
              />
              <MakeMark logo={facet.logos[item.value]} />
              <span className="line-clamp-2 w-full text-sm leading-tight tracking-tight break-words">{item.label}</span>
              <span className="text-sm tabular-nums text-muted sm:text-xs">{item.countText}</span>
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
 * Makes as cards, with their logos where the site has some; under each selected make a list of its models that can be
 * collapsed (SRCH-05).
 */
export function MakesFacet(props: ValuesFacetProps) {
  const { facet, choice } = props
  const chosen = valuesOf(choice)
  const rest = facet.items.slice(facet.first)
  const { field, found } = useFinder(props)
  return (
    <>
      {field}
      <div className={grid}>
        <MakeCards {...props} items={found ?? facet.items.slice(0, facet.first)} look="contents" />
        {rest.length > 0 && found === null && (
          <ShowAll count={facet.items.length} open={rest.some(({ value }) => chosen.has(value))} look="tile">
            <MakeCards {...props} items={rest} look={`${grid} pb-2`} />
          </ShowAll>
        )}
      </div>
    </>
  )
}

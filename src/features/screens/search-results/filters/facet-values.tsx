import { memo, useState, type ReactNode } from 'react'
import type { FacetAttribute } from '#search/facets.ts'
import { parseChoice, valuesOf, withChoice, type FacetChoice } from '#search/state/search-choices.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FacetBox } from './facet-box.tsx'
import type { ValuesFacetProps } from './facet-props.ts'
import type { findValues as FindValuesRule } from './find-values.ts'
import type { FacetItemView } from '../search-page.ts'
import type { ChangeSearch } from './use-search-draft.ts'

export const field = 'min-h-11 w-full min-w-0 rounded-site border border-field-line bg-surface px-3 text-base'

interface CheckboxListProps {
  readonly attribute: FacetAttribute
  readonly items: readonly FacetItemView[]
  readonly choice: FacetChoice | undefined
  readonly change: ChangeSearch
}

export function CheckboxList({ attribute, items, choice, change }: CheckboxListProps) {
  const chosen = valuesOf(choice)
  return (
    <ul className="grid grid-cols-1">
      {items.map(({ value, label, countText }) => (
        <Option
          key={value}
          attribute={attribute}
          value={value}
          label={label}
          countText={countText}
          checked={chosen.has(value)}
          change={change}
        />
      ))}
    </ul>
  )
}

const Option = memo(function Option({
  attribute,
  value,
  label,
  countText,
  checked,
  change,
}: {
  attribute: FacetAttribute
  value: string
  label: string
  countText: string
  checked: boolean
  change: ChangeSearch
}) {
  return (
    <li>
      <label className="facet-option">
        <FacetBox attribute={attribute} value={value} checked={checked} change={change} />
        <span>{label}</span>
        <small>{countText}</small>
      </label>
    </li>
  )
})

const showAllLooks = {
  line: { box: '', control: 'min-h-11 lg:min-h-9' },
  // Fills the space that the last row of three cards leaves free.
  tile: {
    box: 'tile-rest col-span-2 open:col-span-full',
    control: 'h-full min-h-11 justify-center rounded-site border border-dashed border-field-line group-open/all:h-auto',
  },
} as const

/**
 * The values after the first ones, behind 'Show all 23' and 'Show fewer'. The control is below the values in browsers
 * that support it.
 */
export function ShowAll({
  count,
  open,
  look = 'line',
  children,
}: {
  count: number
  open: boolean
  look?: keyof typeof showAllLooks
  children: ReactNode
}) {
  const [shown, setShown] = useState(open)
  const { box, control } = showAllLooks[look]
  return (
    <details
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className={`group/all flex flex-col [&::details-content]:-order-1 ${box}`}
    >
      <summary
        className={
          'flex cursor-pointer list-none items-center font-semibold text-link hover:underline ' +
          `[&::-webkit-details-marker]:hidden ${control}`
        }
      >
        <span className="group-open/all:hidden">Show all {count}</span>
        <span className="hidden group-open/all:inline">Show fewer</span>
      </summary>
      {children}
    </details>
  )
}

function DropdownFacet({ facet, choice, change }: ValuesFacetProps) {
  const [chosen = ''] = valuesOf(choice)
  return (
    <select
      name={facet.attribute}
      value={chosen}
      aria-label={facet.label}
      onChange={({ currentTarget: { value } }) => {
        const next = parseChoice(facet.parameter, [value])
        change((state) => withChoice(state, facet.attribute, next))
      }}
      className={field}
    >
      <option value="">Any</option>
      {facet.items.map((item) => (
        <option key={item.value} value={item.value}>
          {item.countText === '' ? item.label : `${item.label} (${item.countText})`}
        </option>
      ))}
    </select>
  )
}

/** A yes-or-no value as a switch (SRCH-15). */
function ToggleFacet({ facet, choice, change }: ValuesFacetProps) {
  const chosen = valuesOf(choice)
  return facet.items.map((item) => (
    <label key={item.value} className="flex min-h-11 cursor-pointer items-center gap-3">
      <FacetBox
        isSwitch
        attribute={facet.attribute}
        value={item.value}
        checked={chosen.has(item.value)}
        change={change}
        className="toggle-switch"
      />
      <span className="grow">{item.label}</span>
      <span className="shrink-0 text-sm tabular-nums text-muted">{item.countText}</span>
    </label>
  ))
}

/**
 * The field over a long list in which the visitor types to find a value, and what it found; null while it is empty. The
 * rule loads with the first visit of the field. Without scripts there is no field, and the list is whole.
 */
export function useFinder({ facet: { label, items, first, search } }: ValuesFacetProps): {
  readonly field: ReactNode
  readonly found: readonly FacetItemView[] | null
} {
  const hydrated = useHydrated()
  const [sought, setSought] = useState('')
  const [rule, setRule] = useState<{ readonly findValues: typeof FindValuesRule } | null>(null)
  const found = rule === null || sought.trim() === '' ? null : rule.findValues(items, sought)
  if (!search || items.length <= first) return { field: null, found: null }
  return {
    found,
    field: (
      <>
        <input
          type="search"
          value={sought}
          onFocus={() => void import('./find-values.ts').then(setRule, () => undefined)}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the whole form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          placeholder={`Find ${label.toLowerCase()}`}
          aria-label={`Search within ${label}`}
          className={`${field} mb-2 placeholder:text-muted ${hydrated ? '' : 'invisible'}`}
        />
        {found?.length === 0 && <p className="py-2 text-sm text-muted">No match for “{sought.trim()}”.</p>}
      </>
    ),
  }
}

/** A facet of values as checkboxes, a dropdown or a switch (SRCH-07). */
export function ValuesFacet(props: ValuesFacetProps) {
  const { facet, choice, change } = props
  const finder = useFinder(props)
  if (facet.control === 'dropdown') return <DropdownFacet {...props} />
  if (facet.control === 'toggle') return <ToggleFacet {...props} />

  const rest = facet.items.slice(facet.first)
  const chosen = valuesOf(choice)
  return (
    <>
      {finder.field}
      {finder.found === null ? (
        <>
          <CheckboxList
            attribute={facet.attribute}
            items={facet.items.slice(0, facet.first)}
            choice={choice}
            change={change}
          />
          {rest.length > 0 && (
            <ShowAll count={facet.items.length} open={rest.some(({ value }) => chosen.has(value))}>
              <CheckboxList attribute={facet.attribute} items={rest} choice={choice} change={change} />
            </ShowAll>
          )}
        </>
      ) : (
        <CheckboxList attribute={facet.attribute} items={finder.found} choice={choice} change={change} />
      )}
    </>
  )
}

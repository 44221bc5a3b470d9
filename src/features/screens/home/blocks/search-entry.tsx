import { Form } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { searchField } from '#features/parts/search-box/search-field.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { CountedLink } from '../counted-link.ts'
import { Choice } from './choice.tsx'
import { column, type BlockPlace } from './column.ts'
import { fieldClass, searchFieldClass, SearchLine, type SearchLineData } from './search-line.tsx'
import { TypeLinks } from './type-links.tsx'

export interface SearchEntryData extends SearchLineData {
  readonly block: 'search'
  readonly kind: 'panel' | 'line'
  readonly title: string | null
  readonly total: number
  /** What they are together. */
  readonly noun: string
  /** Makes to choose from, or the models of the one make of a dealer. */
  readonly names: {
    readonly attribute: 'make' | 'model'
    readonly items: readonly { readonly value: string; readonly count: number }[]
  }
  readonly bodies: readonly { readonly value: string; readonly count: number }[]
  /** Maximum prices to choose from, in whole dollars. */
  readonly prices: readonly number[]
  /** Links by type: new, used, demo; caravans, motorcycles. Beside a line without types: by price. */
  readonly entries: readonly CountedLink[]
  readonly entriesLabel: string
}

/** The suggestions may reach beyond the block. */
const aboveClass = 'relative z-10 [content-visibility:visible]!'

/** A plain form for the site's search; empty fields do not narrow it. */
export function SearchEntry({ data, place }: { data: SearchEntryData; place: BlockPlace }) {
  if (data.kind === 'line')
    return (
      <div className={`${column} ${aboveClass} ${place.afterBanner ? '-mt-[calc(var(--section-gap)/2)]' : ''}`}>
        <SearchWithLinks entry={data} />
      </div>
    )
  return (
    // Directly after the banner, the panel overlaps its bottom edge.
    <div className={`${column} ${aboveClass} ${place.afterBanner ? '-mt-[calc(var(--section-gap)+2.5rem)]' : ''}`}>
      <SearchPanel entry={data} compact={place.afterHero} headed={!place.afterBanner} />
    </div>
  )
}

const panelClass = {
  lg: 'lg:grid-cols-[1fr_1fr_1fr_auto]',
  xl: 'lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto] xl:grid-cols-[1fr_1fr_1fr_auto]',
  none: 'lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto]',
} as const

const lineClass = { form: 'grow flex-wrap lg:grow-0 lg:flex-nowrap', field: 'basis-48 lg:w-96 lg:grow-0 lg:basis-auto' }

/** One field, with the kinds of stock beside it. */
function SearchWithLinks({ entry }: { entry: SearchEntryData }) {
  return (
    <search aria-label="Find a vehicle" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <SearchLine line={entry} title={entry.title} className={lineClass} />
      <TypeLinks label={entry.entriesLabel} links={entry.entries} />
    </search>
  )
}

/**
 * `compact`: a phone has the field and its button in one row, so that the vehicle above stays in sight. `headed`: the
 * panel stands alone, where it says what it is for.
 */
function SearchPanel({ entry, compact, headed }: { entry: SearchEntryData; compact: boolean; headed: boolean }) {
  const { attribute, items } = entry.names
  const row = compact ? 'max-sm:grid-cols-[minmax(0,1fr)_auto]' : ''
  const whole = compact ? 'sm:col-span-2' : 'col-span-2'
  const button = compact ? 'px-3.5 sm:col-span-2 sm:px-6' : 'col-span-2 px-6'
  const choice = compact ? 'max-sm:hidden' : ''
  // The suggestions are as wide as the row, of which the field is a part there.
  const find = compact ? 'sm:relative' : 'relative'
  return (
    <search
      aria-label="Find a vehicle"
      className="grid gap-4 rounded-site border border-line bg-surface p-4 shadow-site lg:p-6"
    >
      {headed && <h2 className="section-title">{entry.title ?? 'Search by make, body and price'}</h2>}
      <Form
        method="get"
        autoComplete="off"
        action={entry.searchPath}
        className={`relative grid grid-cols-2 items-end gap-3 ${row} ${panelClass[entry.headerField ?? 'none']}`}
      >
        <div data-find="" className={`${find} ${whole} lg:col-span-1 ${fieldClass[entry.headerField ?? 'none']}`}>
          <label className="grid gap-1">
            <span className="text-sm font-semibold">What are you looking for?</span>
            <input {...searchField} data-recent={entry.recent} className={searchFieldClass} />
          </label>
        </div>
        <Choice
          className={choice}
          label={attribute === 'make' ? 'Make' : 'Model'}
          name={attribute}
          any={`Any ${attribute}`}
          options={items.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        />
        <Choice
          className={choice}
          label="Body"
          name="body"
          any="Any body"
          options={entry.bodies.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        />
        {entry.prices.length > 0 && (
          <div className={`col-span-2 grid gap-1 lg:col-span-1 ${choice}`}>
            {/* The search expects a range as two fields of the same name: from, then to. */}
            <input type="hidden" name="price" value="" />
            <Choice
              label="Price up to"
              name="price"
              any="Any price"
              options={entry.prices.map((price) => ({ value: String(price), label: formatMoney(dollars(price)) }))}
            />
          </div>
        )}
        <button type="submit" className={`${buttonClass('filled')} min-h-12 lg:col-span-1 ${button}`}>
          {compact && <Icon name="search" size={20} className="sm:hidden" />}
          <span className={compact ? 'max-sm:sr-only' : ''}>{`Search ${formatNumber(entry.total)} ${entry.noun}`}</span>
        </button>
      </Form>
      {entry.entries.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line lg:border-t lg:pt-4">
          <p className="text-sm font-semibold max-sm:sr-only">Or browse</p>
          <TypeLinks label={entry.entriesLabel} links={entry.entries} />
        </div>
      )}
    </search>
  )
}

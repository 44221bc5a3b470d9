import { Form, Link } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { SearchEntryData } from './home-page-data.ts'

const typeLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-(--button-radius) border border-line bg-surface-alt ' +
  'px-4 font-medium hover:border-brand hover:text-brand'

const field = 'min-h-12 w-full rounded-site border border-field-line bg-surface px-3 text-base text-text'

/** A plain form for the site's search; empty fields do not narrow it. */
export function SearchEntry({ entry }: { entry: SearchEntryData }) {
  return (
    <search
      aria-label="Find a vehicle"
      className="grid gap-4 rounded-site border border-line bg-surface p-4 shadow-site lg:p-6"
    >
      <Form
        method="get"
        action={entry.searchPath}
        className="grid grid-cols-2 gap-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto] lg:items-end"
      >
        <label className="grid gap-1 col-span-2 lg:col-span-1">
          <span className="text-sm font-semibold">Keyword</span>
          <input
            type="search"
            name="query"
            maxLength={200}
            placeholder="Make, model, stock no."
            className={`${field} placeholder:text-muted`}
          />
        </label>
        <Choice
          label="Make"
          name="make"
          any="Any make"
          options={entry.makes.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        />
        <Choice
          label="Body"
          name="body"
          any="Any body"
          options={entry.bodies.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }))}
        />
        {entry.prices.length > 0 && (
          <div className="col-span-2 grid gap-1 lg:col-span-1">
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
        <button type="submit" className={`${buttonClass('filled')} min-h-12 px-6 col-span-2 lg:col-span-1`}>
          {entry.total === 1 ? 'Search 1 vehicle' : `Search ${formatNumber(entry.total)} vehicles`}
        </button>
      </Form>
      {entry.entries.length > 0 && (
        <ul aria-label="Stock by type" className="flex flex-wrap gap-2">
          {entry.entries.map(({ label, href, count }) => (
            <li key={href}>
              <Link to={href} className={typeLinkClass}>
                {label} <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function Choice({
  label,
  name,
  any,
  options,
}: {
  label: string
  name: string
  any: string
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select name={name} defaultValue="" className={field}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

import { memo } from 'react'
import { searchField } from '#features/parts/search-box/search-field.ts'
import { Icon } from '#ui/icon.tsx'
import type { ChangeSearch } from './filters/use-search-draft.ts'

const fieldClass =
  'h-11 w-full min-w-0 rounded-site border border-field-line bg-surface pl-10 pr-3 text-base text-ellipsis ' +
  'placeholder:text-muted'

/** Text search of the results, which follow while the visitor types (SRCH-07). Without scripts it is a plain field. */
export const SearchBox = memo(function SearchBox({
  text,
  change,
  history,
}: {
  text: string
  change: ChangeSearch
  history: number
}) {
  return (
    <div data-find="" className="relative min-w-0 grow">
      <label>
        <span className="sr-only">Search this stock</span>
        <Icon name="search" className="pointer-events-none absolute left-3 top-3 size-5 text-muted" />
        <input
          {...searchField}
          placeholder="Make or model"
          data-recent={history}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget
            change((state) => ({ ...state, text: value, page: 1 }), 'text')
          }}
          className={fieldClass}
        />
      </label>
    </div>
  )
})

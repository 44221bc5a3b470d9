import { Icon } from '#ui/icon.tsx'
import { searchField } from './search-field.ts'

const fieldLook =
  'min-h-11 rounded-l-(--button-radius) border border-r-0 border-field-line bg-surface pl-4 pr-2 ' +
  'text-base text-text placeholder:text-muted'
const buttonLook =
  'grid min-h-11 w-12 shrink-0 place-items-center rounded-r-(--button-radius) border border-l-0 ' +
  'border-field-line bg-surface pr-1 text-brand hover:bg-surface-alt'

interface SearchBoxProps {
  readonly searchPath: string
  readonly label: string
  /** Number of recent searches that the list offers; 0: none. */
  readonly recent: number
  readonly wide?: boolean
}

/** Search form of the site frame and of pages without what was asked for: a plain form, so that it works on all. */
export function SearchBox({ searchPath, label, recent, wide = false }: SearchBoxProps) {
  return (
    <search aria-label={label} className={wide ? 'w-full' : ''}>
      <form method="get" action={searchPath} autoComplete="off" data-nav="" data-find="" className="relative flex">
        <label className="ring-around">
          <span className="sr-only">Search our stock</span>
          <input
            {...searchField}
            data-recent={recent}
            className={`${fieldLook} ${wide ? 'w-full' : 'w-60 max-w-full'}`}
          />
        </label>
        <button type="submit" aria-label="Search" className={buttonLook}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  )
}

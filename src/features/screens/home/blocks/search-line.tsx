import { Form } from 'react-router'
import { searchField } from '#features/parts/search-box/search-field.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

export interface SearchLineData {
  readonly searchPath: string
  /** Number of recent searches that the field offers. */
  readonly recent: number
  /** Width from which the header has the field, so that the page has none here; null: never. */
  readonly headerField: 'lg' | 'xl' | null
}

/** A page shows one search field: from this width on it is the one in the header. */
export const fieldClass = { lg: 'lg:hidden', xl: 'xl:hidden', none: '' } as const
export const searchFieldClass =
  'min-h-12 w-full rounded-site border border-field-line bg-surface px-3 text-base text-text placeholder:text-muted'

/** One field with its button. `className`: the widths of the form and of the field in it. */
export function SearchLine({
  line: { searchPath, recent, headerField },
  title = null,
  className,
}: {
  line: SearchLineData
  title?: string | null
  className: { readonly form: string; readonly field: string }
}) {
  return (
    <Form
      method="get"
      autoComplete="off"
      action={searchPath}
      className={`relative flex max-w-full items-center gap-3 ${className.form} ${fieldClass[headerField ?? 'none']}`}
    >
      {title !== null && <span className="font-semibold max-sm:w-full">{title}</span>}
      <div data-find="" className={`min-w-0 grow sm:relative ${className.field}`}>
        <input
          {...searchField}
          aria-label="What are you looking for?"
          data-recent={recent}
          className={searchFieldClass}
        />
      </div>
      {/* On a phone an icon: the bar at its foot has the words, for the whole stock. */}
      <button type="submit" className={`${buttonClass('filled')} min-h-12 shrink-0 px-3.5 sm:px-6`}>
        <Icon name="search" size={20} className="sm:hidden" />
        <span className="max-sm:sr-only">Search</span>
      </button>
    </Form>
  )
}

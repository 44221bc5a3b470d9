import { Icon } from '#ui/icon.tsx'

const listClass =
  'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-site border border-line bg-surface py-1 text-left ' +
  'text-base text-text shadow-lg sm:min-w-88 on-surface'

const optionClass = 'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 aria-selected:bg-surface-alt'

/** One line of the list under the search field; choosing it opens `href`. */
export interface Option {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly note: string
  /** Whether it is a page and no search; pages come last, under a heading. */
  readonly isPage?: boolean
}

interface OptionListProps {
  /** Id of the list; its options have it with their index. */
  readonly id: string
  readonly hidden: boolean
  /** Whether the options are the visitor's recent searches, which can be removed. */
  readonly isPast: boolean
  readonly options: readonly Option[]
  /** Index of the option that the arrow keys have reached; -1: none. */
  readonly active: number
  readonly setActive: (index: number) => void
  readonly choose: (option: Option) => void
  /** Removes a recent search; null: all of them. */
  readonly remove: (option: Option | null) => void
}

/** The list under the search field, which keeps the focus and handles the keys, as the combobox pattern requires. */
export function OptionList({ id, hidden, isPast, options, active, setActive, choose, remove }: OptionListProps) {
  const rows = options.map((option, index) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      key={option.key}
      id={`${id}-${index}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element lives in a select alone
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={() => setActive(index)}
      onClick={() => choose(option)}
      className={optionClass}
    >
      <span className="min-w-0 truncate">{option.label}</span>
      <span className="ml-auto max-w-[45%] shrink-0 truncate text-sm tabular-nums text-muted">{option.note}</span>
      {isPast && (
        // An option has no controls inside: the keyboard has the Delete key and the button below the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          aria-hidden="true"
          title="Remove"
          onClick={(event) => {
            event.stopPropagation()
            remove(option)
          }}
          className="-mr-3 grid size-11 shrink-0 place-items-center text-muted hover:text-text"
        >
          <Icon name="close" size={16} />
        </span>
      )}
    </div>
  ))
  const firstPage = options.findIndex(({ isPage }) => isPage === true)
  return (
    <div hidden={hidden} className={listClass}>
      {isPast && <p className="px-3 py-1.5 text-sm text-muted">Recent searches</p>}
      {/* No native element lists suggestions that have counts and open pages. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={isPast ? 'Recent searches; press Delete to remove one' : 'Suggestions'}>
        {firstPage < 0 ? rows : rows.slice(0, firstPage)}
        {firstPage >= 0 && (
          // A fieldset may hold controls, and an option is none.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="group" aria-label="Pages" className={firstPage > 0 ? 'mt-1 border-t border-line pt-1' : ''}>
            <div aria-hidden="true" className="px-3 py-1.5 text-sm text-muted">
              Pages
            </div>
            {rows.slice(firstPage)}
          </div>
        )}
      </div>
      {isPast && (
        <button
          type="button"
          // The field keeps the focus, in browsers too whose buttons take none.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => remove(null)}
          className="flex min-h-11 w-full items-center px-3 text-sm text-link underline underline-offset-4"
        >
          Clear recent searches
        </button>
      )}
    </div>
  )
}

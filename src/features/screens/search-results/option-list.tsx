const listClass =
  'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-site border border-line bg-surface py-1 shadow-lg'

const optionClass = 'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 aria-selected:bg-surface-alt'

/** One line of the list under the search field; choosing it opens `href`. */
export interface Option {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly note: string
}

interface OptionListProps {
  /** Id of the list; its options have it with their index. */
  readonly id: string
  readonly hidden: boolean
  readonly isPast: boolean
  readonly options: readonly Option[]
  /** Index of the option that the arrow keys have reached; -1: none. */
  readonly active: number
  readonly setActive: (index: number) => void
  readonly choose: (option: Option) => void
}

/** The list under the search field, which keeps the focus and handles the keys, as the combobox pattern requires. */
export function OptionList({ id, hidden, isPast, options, active, setActive, choose }: OptionListProps) {
  return (
    <div hidden={hidden} className={listClass}>
      {isPast && <p className="px-3 py-1.5 text-sm text-muted">Your last searches</p>}
      {/* No native element lists suggestions that have counts and open pages. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={id} role="listbox" aria-label={isPast ? 'Your last searches' : 'Suggestions'}>
        {options.map((option, index) => (
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
            <span className="max-w-[45%] shrink-0 truncate text-sm tabular-nums text-muted">{option.note}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

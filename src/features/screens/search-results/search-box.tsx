import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { Icon } from '#ui/icon.tsx'
import type { RememberedSearch } from './search-history.ts'
import type { SearchDraft } from './use-search-draft.ts'
import { useSuggestions } from './use-suggestions.ts'

const fieldClass =
  'h-11 w-full min-w-0 rounded-site border border-field-line bg-surface pl-10 pr-3 text-base ' +
  'placeholder:text-muted'

const listClass =
  'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-site border border-line bg-surface py-1 shadow-lg'

const optionClass = 'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 aria-selected:bg-surface-alt'

interface Option {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly note: string
}

const kinds = { make: 'Make', model: 'Model', stock_number: 'Stock no.' } as const

/**
 * Text search with suggestions, and with the visitor's recent searches while it is empty (SRCH-07, SRCH-17). It is a
 * combobox: arrow keys move through the list, Enter opens an option, Escape closes the list. Without scripts it is a
 * plain field of the form.
 */
export function SearchBox({ draft, history }: { draft: SearchDraft; history: number }) {
  const navigate = useNavigate()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [past, setPast] = useState<readonly RememberedSearch[]>([])
  const { text } = draft.state
  const suggestions = useSuggestions(text, open)
  const isPast = text.trim() === ''
  const options: readonly Option[] = isPast
    ? past.map(({ href, title, words }) => ({ key: href, href, label: words.join(', '), note: title }))
    : suggestions.map(({ kind, label, count, href }) => ({
        key: kind + label,
        href,
        label,
        note: `${kinds[kind]} · ${formatNumber(count)}`,
      }))
  const shown = open && options.length > 0

  const show = () => {
    if (!open)
      import('./search-history.ts').then(
        ({ readHistory }) => setPast(readHistory(history)),
        () => undefined,
      )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    close()
    void navigate(option.href)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      show()
      const places = options.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const option = shown ? options[active] : undefined
      if (option === undefined) return close()
      event.preventDefault()
      choose(option)
    }
  }
  return (
    <div
      className="relative min-w-0 grow"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <label>
        <span className="sr-only">Search this stock</span>
        <Icon name="search" className="pointer-events-none absolute left-3 top-3 size-5 text-muted" />
        <input
          type="search"
          name="query"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search this stock"
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          onFocus={show}
          onClick={show}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setActive(-1)
            show()
            const typed = event.currentTarget.value
            draft.change((state) => ({ ...state, text: typed, page: 1 }), 'text')
          }}
          className={fieldClass}
        />
      </label>
      <div hidden={!shown} className={listClass}>
        {isPast && <p className="px-3 py-1.5 text-sm text-muted">Your last searches</p>}
        {/* No native element lists suggestions that have counts and open pages. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div id={listId} role="listbox" aria-label={isPast ? 'Your last searches' : 'Suggestions'}>
          {options.map((option, index) => (
            // The field keeps the focus and handles the keys, as the combobox pattern requires.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.key}
              id={`${listId}-${index}`}
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
    </div>
  )
}

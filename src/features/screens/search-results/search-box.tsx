import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { FoundOptions } from './find-options.ts'
import type { Option } from './option-list.tsx'
import type { SearchDraft } from './use-search-draft.ts'

const fieldClass =
  'h-11 w-full min-w-0 rounded-site border border-field-line bg-surface pl-10 pr-3 text-base ' +
  'placeholder:text-muted'

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
  const [found, setFound] = useState<FoundOptions | null>(null)
  const { text } = draft.state
  const typed = text.trim()
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    // Loaded with the first visit of the field. The search works without it.
    import('./find-options.ts')
      .then(({ findOptions }) => findOptions(typed, history, stop.signal))
      .then(
        (answer) => (answer === null ? undefined : setFound(answer)),
        () => undefined,
      )
    return () => stop.abort()
  }, [open, typed, history])
  const options = found?.options ?? []
  const shown = open && options.length > 0 && found?.isPast === (typed === '')

  const show = () => setOpen(true)
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
            const { value } = event.currentTarget
            draft.change((state) => ({ ...state, text: value, page: 1 }), 'text')
          }}
          className={fieldClass}
        />
      </label>
      {found !== null && (
        <found.List
          id={listId}
          hidden={!shown}
          isPast={found.isPast}
          options={options}
          active={active}
          setActive={setActive}
          choose={choose}
        />
      )}
    </div>
  )
}

import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announce } from '#ui/announce.ts'
import { findOptions, type FoundOptions } from './find-options.ts'
import { OptionList, type Option } from './option-list.tsx'
import { forgetSearch } from './search-history.ts'

interface SuggestionsProps {
  readonly field: HTMLInputElement
  /** Element around the field and the list; while the focus is in it, the list stays open. */
  readonly place: HTMLElement
  readonly listId: string
  /** Opens a page of the site. */
  readonly go: (href: string) => unknown
}

/** For fields whose text no component holds. */
function empty(field: HTMLInputElement): void {
  field.value = ''
}

const started = new WeakSet<HTMLInputElement>()
let lists = 0

/**
 * Gives a search field its list of suggestions, and of the visitor's recent searches while it is empty (SRCH-07,
 * SRCH-17). The field has the focus already. Fields are drawn by several parts of a page, some by the server alone, so
 * the list is a tree of its own below the field.
 */
export function startSuggestions(field: HTMLInputElement, go: (href: string) => unknown): void {
  const place = field.closest<HTMLElement>('[data-find]')
  if (place === null || started.has(field)) return
  started.add(field)
  const { form } = field
  // A form that no component handles: its search opens without loading the document anew.
  if (form?.dataset.nav !== undefined)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const typed = field.value.trim()
      empty(field)
      const { pathname } = new URL(form.action)
      go(typed === '' ? pathname : `${pathname}?query=${encodeURIComponent(typed)}`)
    })
  lists += 1
  const listId = `suggestions-${lists}`
  field.setAttribute('aria-controls', listId)
  field.setAttribute('aria-autocomplete', 'list')
  field.enterKeyHint = 'search'
  const root = place.appendChild(document.createElement('div'))
  // Hydrates an empty element, because `createRoot` would add to the script of every page.
  hydrateRoot(root, <Suggestions field={field} place={place} listId={listId} go={go} />)
}

/** A combobox: arrow keys move through the list, Enter opens an option, Delete removes a past search, Escape closes. */
function Suggestions({ field, place, listId, go }: SuggestionsProps) {
  const [typed, setTyped] = useState(field.value.trim())
  const [open, setOpen] = useState(document.activeElement === field)
  const [active, setActive] = useState(-1)
  const [found, setFound] = useState<FoundOptions | null>(null)
  const recent = Number(field.dataset.recent)
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    findOptions(typed, recent, stop.signal).then(
      (answer) => (answer === null ? undefined : setFound(answer)),
      () => undefined,
    )
    return () => stop.abort()
  }, [open, typed, recent])

  const options = found?.options ?? []
  const shown = open && options.length > 0 && found?.isPast === (typed === '')
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    close()
    if (field.form?.dataset.nav !== undefined) empty(field)
    go(option.href)
  }
  const remove = (option: Option | null) => {
    forgetSearch(option?.href ?? null)
    announce(option === null ? 'Recent searches cleared.' : `Removed ${option.label} from your recent searches.`)
    setActive(-1)
    void findOptions('', recent, new AbortController().signal).then(setFound)
    field.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown ? options[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const places = options.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      // A layer around the field stays open.
      event.stopPropagation()
      close()
    } else if (event.key === 'Delete' && option !== undefined && found?.isPast === true) {
      event.preventDefault()
      remove(option)
    } else if (event.key === 'Enter') {
      if (option === undefined) return close()
      event.preventDefault()
      choose(option)
    }
  }
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const show = () => {
      setTyped(field.value.trim())
      setOpen(true)
    }
    field.addEventListener('focus', show, { signal })
    field.addEventListener('click', show, { signal })
    field.addEventListener(
      'input',
      () => {
        setActive(-1)
        show()
      },
      { signal },
    )
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) {
          setOpen(false)
          setActive(-1)
        }
      },
      { signal },
    )
    // Keys that were pressed since the first render met no listener.
    if (document.activeElement === field) show()
    return () => stop.abort()
  }, [field, place])
  // Before the next key, which must meet the list that is shown.
  useLayoutEffect(() => {
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  })
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(shown))
    if (shown && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [field, listId, shown, active])
  if (found === null) return null
  return (
    <OptionList
      id={listId}
      hidden={!shown}
      isPast={found.isPast}
      options={options}
      active={active}
      setActive={setActive}
      choose={choose}
      remove={remove}
    />
  )
}

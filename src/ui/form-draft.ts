import { useEffect, type RefObject } from 'react'

/** Draft by field: the typed value, and the prefilled value at that time. */
type Draft = Readonly<Record<string, readonly [typed: string, prefilled: string]>>
type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const prefix = 'draft:'
const submittedKey = 'draft-submitted'
/** Field types that are never saved: hidden fields belong to one rendering of the form. */
const neverKept = new Set(['hidden', 'password', 'file'])

const isTicked = ({ type }: DraftField): boolean => type === 'checkbox' || type === 'radio'

function listFields(form: HTMLFormElement): DraftField[] {
  return [...form.elements].filter(
    (field): field is DraftField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !neverKept.has(field.type) &&
      // A box without a value of its own is a consent, which must be given each time.
      (!isTicked(field) || field.hasAttribute('value')) &&
      // The honeypot is hidden from people, so its value is not part of the draft.
      field.closest('[aria-hidden]') === null,
  )
}

/** The options of a group share a name, and each is ticked or not. */
const keyOf = (field: DraftField): string => (isTicked(field) ? `${field.name}=${field.value}` : field.name)

const tick = (isOn: boolean): string => (isOn ? 'on' : '')

const valueOf = (field: DraftField): string =>
  isTicked(field) ? tick((field as HTMLInputElement).checked) : field.value

function prefillOf(field: DraftField): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
  return isTicked(field) ? tick((field as HTMLInputElement).defaultChecked) : field.defaultValue
}

/** A click, because the form may follow its options. A radio button goes out when another one is ticked. */
function fill(field: DraftField, typed: string): void {
  if (!isTicked(field)) field.value = typed
  else if (typed === 'on' || field.type === 'checkbox') field.click()
}

/** Runs a storage operation and returns null when it throws: forms work without drafts where storage is blocked. */
function attempt<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function readDraft(key: string): Draft {
  const stored: unknown = attempt((storage) => JSON.parse(storage.getItem(prefix + key) ?? '{}'))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, [string, string]] =>
        Array.isArray(entry[1]) && entry[1].length === 2 && entry[1].every((text) => typeof text === 'string'),
    ),
  )
}

/**
 * Saves typed values in sessionStorage under a key of form and car, and restores them into fields that still have their
 * initial value. Returns the names of the restored fields and a function that stops saving.
 */
function keepDraft(
  form: HTMLFormElement,
  key: string,
): { readonly restored: readonly string[]; readonly stop: () => void } {
  const draft = readDraft(key)
  const prefills = new Map(listFields(form).map((field) => [keyOf(field), prefillOf(field)]))
  const restored = listFields(form).flatMap((field) => {
    const [typed, prefilled] = draft[keyOf(field)] ?? []
    const prefill = prefillOf(field)
    // A prefilled value that differs from last time, such as a new budget, takes precedence over the draft.
    if (
      typed === undefined ||
      valueOf(field) !== prefill ||
      typed === prefill ||
      (prefill !== '' && prefill !== prefilled)
    )
      return []
    fill(field, typed)
    return [field.name]
  })
  const save = (): void => {
    const typed = listFields(form).map(
      (field) => [keyOf(field), [valueOf(field), prefills.get(keyOf(field)) ?? '']] as const,
    )
    const changed = Object.fromEntries(typed.filter(([, [value, prefilled]]) => value !== prefilled))
    attempt((storage) => storage.setItem(prefix + key, JSON.stringify(changed)))
  }
  const noteSubmit = (): void => void attempt((storage) => storage.setItem(submittedKey, key))
  form.addEventListener('input', save)
  form.addEventListener('submit', noteSubmit)
  return {
    restored,
    stop: () => {
      form.removeEventListener('input', save)
      form.removeEventListener('submit', noteSubmit)
    },
  }
}

/** Deletes the draft of the last submitted form. For the success page. */
export function clearSubmittedDraft(): void {
  attempt((storage) => {
    const key = storage.getItem(submittedKey)
    if (key === null) return
    storage.removeItem(prefix + key)
    storage.removeItem(submittedKey)
  })
}

/** Saves the draft of a form while it is mounted. Calls `onRestored` with the names of the restored fields, if any. */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  onRestored?: (names: readonly string[]) => void,
): void {
  useEffect(() => {
    if (form.current === null) return
    const { restored, stop } = keepDraft(form.current, key)
    if (restored.length > 0) onRestored?.([...new Set(restored)])
    return stop
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is put back once for a form
  }, [form, key])
}

import { useEffect, useState, type RefObject } from 'react'
import { parsePostcode } from '#domain/enquiry/parse-contact.ts'
import { announce } from '#ui/announce.ts'
import type { LeadFormView } from './lead-form-view.ts'
import { findNearestOption } from './nearest-field.ts'

/** The message at a field: a line below it, or an error that does not keep the form from being sent. */
export interface FieldNote {
  readonly hint?: string
  readonly error?: string
}

interface NearbyLocation {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly dealership_slug: string
  readonly distance_km: number | null
}

/** null: there is no such postcode; undefined: the server did not answer. */
async function fetchNearby(
  postcode: string,
  signal: AbortSignal,
): Promise<readonly NearbyLocation[] | null | undefined> {
  try {
    const answer = await fetch(`/api/nearest-dealership?postcode=${postcode}`, { signal })
    if (answer.status === 404) return null
    if (!answer.ok) return undefined
    const { locations } = (await answer.json()) as { readonly locations: readonly NearbyLocation[] }
    return locations
  } catch {
    return undefined
  }
}

/** '12 km'; a postcode is known to about a kilometre, so short distances are not shown exactly. */
const formatDistance = (km: number): string => (km < 2 ? 'less than 2 km' : `${Math.round(km)} km`)

/**
 * Chooses the nearest location or dealership when the visitor leaves a valid postcode, unless it was chosen before
 * (LEAD-14). Returns the notes of the two fields by name; what is chosen is announced politely.
 */
export function useNearest(
  element: RefObject<HTMLFormElement | null>,
  nearest: LeadFormView['nearest'],
): Readonly<Record<string, FieldNote>> {
  const [notes, setNotes] = useState<Readonly<Record<string, FieldNote>>>({})
  const postcodeName = nearest?.postcode
  const choiceName = nearest?.choice
  useEffect(() => {
    const form = element.current
    if (form === null || postcodeName === undefined || choiceName === undefined) return
    let asked = ''
    let chosenByUs: string | null = null
    let isOurs = false
    let waiting = new AbortController()

    const choose = (select: HTMLSelectElement, value: string): void => {
      select.value = value
      chosenByUs = value
      isOurs = true
      select.dispatchEvent(new Event('change', { bubbles: true }))
      isOurs = false
    }
    const follow = async (postcode: string): Promise<void> => {
      waiting.abort()
      waiting = new AbortController()
      const { signal } = waiting
      const nearby = await fetchNearby(postcode, signal)
      const select = form.elements.namedItem(choiceName)
      if (signal.aborted || nearby === undefined || !(select instanceof HTMLSelectElement)) return
      if (nearby === null) {
        setNotes({ [postcodeName]: { error: 'Invalid postcode' } })
        announce('Invalid postcode')
        return
      }
      const values = [...select.options].map(({ value }) => value).filter((value) => value !== '')
      const found = findNearestOption(nearby, values)
      if (found === null || (select.value !== '' && select.value !== chosenByUs)) {
        setNotes({})
        return
      }
      const name = [...select.options].find(({ value }) => value === found.value)?.text ?? found.location.name
      const distance = found.location.distance_km
      const hint = `Nearest to ${postcode}: ${name}` + (distance === null ? '.' : `, ${formatDistance(distance)} away.`)
      choose(select, found.value)
      setNotes({ [choiceName]: { hint } })
      announce(hint)
    }
    const leave = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.name !== postcodeName) return
      const postcode = parsePostcode(target.value)
      if (postcode === asked) return
      asked = postcode ?? ''
      if (postcode === null) setNotes({})
      else void follow(postcode)
    }
    const noteChoice = ({ target }: Event): void => {
      if (isOurs || !(target instanceof HTMLSelectElement) || target.name !== choiceName) return
      chosenByUs = null
      setNotes({})
    }
    form.addEventListener('focusout', leave)
    form.addEventListener('change', noteChoice)
    return () => {
      waiting.abort()
      form.removeEventListener('focusout', leave)
      form.removeEventListener('change', noteChoice)
    }
  }, [element, postcodeName, choiceName])
  return notes
}

import { useEffect, useRef } from 'react'
import { readVisit } from '#features/parts/lead-form/read-visit.ts'

/** Sends the visit before the lead with its form (LEAD-02); without scripts it stays empty. */
export function VisitField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    const fill = (): void => {
      if (field.current !== null) field.current.value = readVisit()
    }
    form?.addEventListener('submit', fill)
    return () => form?.removeEventListener('submit', fill)
  }, [])
  return <input ref={field} type="hidden" name="visit" defaultValue="" />
}

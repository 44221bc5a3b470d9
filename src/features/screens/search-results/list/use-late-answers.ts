import { useEffect, useState } from 'react'

/**
 * Counts the answers that came nearly half a second after the visitor's last input, or later. What moves then is an
 * unexpected shift of the page, however much the visitor waited for it. A list with this number as its key is drawn
 * anew, so that nothing of it moves. An answer that comes sooner keeps what it can of the list and is painted sooner.
 *
 * @param typed Whether the search is of a typed text, which begins with a pause after the last letter.
 */
export function useLateAnswers(answer: unknown, busy: boolean, typed: boolean): number {
  const [isLate, setIsLate] = useState(false)
  const [seen, setSeen] = useState({ answer, late: 0 })
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setIsLate(true), typed ? 150 : 400)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [busy, typed])
  if (seen.answer !== answer) setSeen({ answer, late: seen.late + (isLate ? 1 : 0) })
  return seen.late
}

import { useEffect, useState } from 'react'
import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

const storageKey = 'form_submissions'
const mostForms = 20
/** Milliseconds for which renderings of one form count as the same form. */
const sharedMs = 1_800_000

/** Epoch milliseconds at which the server issued a token; the token begins with them. */
const issuedAtOf = (submission: string): number => Number(submission.split('.', 1)[0])

/**
 * The submission token that the tabs of a browser share for a form: that of its first rendering in the last half hour,
 * else `own`. The same enquiry sent from three tabs, or sent again after Back, then is one lead (LEAD-13); other words
 * are another lead in any case.
 */
export function shareSubmission(form: string, own: string): string {
  const stored = readStoredJson(storageKey)
  const known = (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  )
  const shared = known.find(([key]) => key === form)?.[1]
  const age = shared === undefined ? Number.NaN : issuedAtOf(own) - issuedAtOf(shared)
  if (shared !== undefined && age >= 0 && age < sharedMs) return shared
  const others = known.filter(([key]) => key !== form)
  writeStored(storageKey, JSON.stringify([[form, own], ...others].slice(0, mostForms)))
  return own
}

/** The token of this rendering, or the one that another tab has for the same form. */
export function useSharedSubmission(form: string, own: string): string {
  const [shared, setShared] = useState(own)
  useEffect(() => {
    // The storage is an external state that only the browser knows.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect, react-hooks/set-state-in-effect
    setShared(shareSubmission(form, own))
  }, [form, own])
  return shared
}

import { readStored, writeStored } from '#ui/browser-storage.ts'

/** What the visitor answered; each site has an origin, and so a storage, of its own. */
export type ConsentChoice = 'accepted' | 'refused'

const key = 'consent'

/** null: not asked yet, or the browser keeps nothing. */
export function readConsent(): ConsentChoice | null {
  const stored = readStored(key)
  return stored === 'accepted' || stored === 'refused' ? stored : null
}

/** Where storage is blocked the answer holds for this page alone. */
export function saveConsent(choice: ConsentChoice): void {
  writeStored(key, choice)
}

import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

const storageKey = 'enquiries_sent'
const mostNotes = 50

/**
 * Records in the browser's storage that the success page of the lead was shown (LEAD-03). Returns true the first time,
 * and always when storage is not available.
 */
export function noteSuccess(leadId: string): boolean {
  const stored = readStoredJson(storageKey)
  const notes = Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : []
  if (notes.includes(leadId)) return false
  writeStored(storageKey, JSON.stringify([leadId, ...notes].slice(0, mostNotes)))
  return true
}

import { readStoredJson, writeStored } from '#ui/browser-storage.ts'

const storageKey = 'enquiries_sent'
const mostNotes = 50

/**
 * Notes in this browser that the lead was thanked for (LEAD-03); true the first time, and always where nothing can be
 * stored.
 */
export function noteSuccess(leadId: string): boolean {
  const stored = readStoredJson(storageKey)
  const notes = Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : []
  if (notes.includes(leadId)) return false
  writeStored(storageKey, JSON.stringify([leadId, ...notes].slice(0, mostNotes)))
  return true
}

const storageKey = 'enquiries_sent'
const mostNotes = 50

/** Notes in this browser that the lead was thanked for (LEAD-03); true the first time. Where nothing can be stored it is always the first. */
export function noteSuccess(leadId: string, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage): boolean {
  try {
    const kept = storage()
    const stored: unknown = JSON.parse(kept.getItem(storageKey) ?? '[]')
    const notes = Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : []
    if (notes.includes(leadId)) return false
    kept.setItem(storageKey, JSON.stringify([leadId, ...notes].slice(0, mostNotes)))
    return true
  } catch {
    // Forbidden, full or scribbled over: the thanks matter more than the note.
    return true
  }
}

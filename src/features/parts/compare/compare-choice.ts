import { buildComparePath, parseCompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { notifySavedListeners } from '#features/parts/saved-vehicles/saved-ids.ts'
import { announce } from '#ui/announce.ts'
import { isStorageReadable, readStored, writeStored } from '#ui/browser-storage.ts'
import { comparedKey } from './compared-ids.ts'

/** Number of ids that are read at most: the greatest `favourites.compare_limit`. */
const mostRead = 8

/** Parses the stored text; anything but ids of vehicles, each once, is dropped. */
export function parseComparedIds(text: string | null): readonly string[] {
  const parts = (text ?? '').slice(0, 1_000).split(',')
  return [...new Set(parts)].filter((id) => /^[a-z2-7]{16}$/.test(id)).slice(0, mostRead)
}

/** 'full': as many as can be compared are chosen already. 'failed': the browser stores nothing. Both change nothing. */
type CompareOutcome = 'added' | 'removed' | 'full' | 'failed'

function storeIds(ids: readonly string[]): boolean {
  const stored = isStorageReadable() && writeStored(comparedKey, ids.join(','))
  if (stored) notifySavedListeners()
  return stored
}

/** Removes a chosen vehicle and adds another, at the end. */
function changeChoice(id: string, limit: number): CompareOutcome {
  const ids = parseComparedIds(readStored(comparedKey))
  if (ids.includes(id)) return storeIds(ids.filter((other) => other !== id)) ? 'removed' : 'failed'
  if (ids.length >= limit) return 'full'
  return storeIds([...ids, id]) ? 'added' : 'failed'
}

export const describeFull = (limit: number): string =>
  `You can compare up to ${limit} vehicles. Remove one to add another.`

/** Adds the vehicle to those to compare, or removes it, and says so to screen readers. */
export function toggleCompared(
  { id, name }: { readonly id: string; readonly name: string },
  limit: number,
): CompareOutcome {
  const outcome = changeChoice(id, limit)
  const count = parseComparedIds(readStored(comparedKey)).length
  const words = {
    added: `Added ${name} to the comparison: ${count} of ${limit}.`,
    removed: `Removed ${name} from the comparison: ${count} of ${limit}.`,
    full: describeFull(limit),
    failed: 'This browser has no room left to save it.',
  }
  announce(words[outcome])
  if (outcome === 'full') window.dispatchEvent(new Event('comparefull'))
  return outcome
}

export function clearCompared(): void {
  if (storeIds([])) announce('No vehicles left to compare.')
}

/** Leaves out vehicles that the site no longer lists. `ids` are those that it lists. */
export function keepCompared(ids: readonly string[]): void {
  const stored = parseComparedIds(readStored(comparedKey))
  const kept = stored.filter((id) => ids.includes(id))
  if (kept.length < stored.length) storeIds(kept)
}

/**
 * Builds the address of the compare page with the chosen vehicles, for a visit to `path` with a query that names none;
 * null where the query names vehicles itself, or none are chosen.
 */
export function buildChosenPath(path: string, query: URLSearchParams): string | null {
  const ids = parseComparedIds(readStored(comparedKey))
  return query.has('ids') || ids.length === 0 ? null : buildComparePath(path, { ...parseCompareAddress(query), ids })
}

/** Does to the choice what the visitor did on the compare page, whose address went from `before` to `after`. */
export function followComparison(before: readonly string[], after: readonly string[], limit: number): void {
  const stored = parseComparedIds(readStored(comparedKey))
  const kept = stored.filter((id) => !before.includes(id) || after.includes(id))
  const added = after.filter((id) => !before.includes(id) && !kept.includes(id))
  const next = [...kept, ...added].slice(0, limit)
  if (next.join() !== stored.join()) storeIds(next)
}

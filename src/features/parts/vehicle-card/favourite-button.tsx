import { use, useState } from 'react'
import { useSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { Icon } from '#ui/icon.tsx'
import { CardActionsContext } from './card-actions.ts'
import type { SavableVehicle } from './vehicle-card-view.ts'

const heartClass =
  'disc-on-picture right-2.5 transition-transform active:scale-95 motion-reduce:transition-none ' +
  'aria-pressed:bg-surface'
const failureClass =
  'ring-on-picture absolute right-2 top-28 max-w-[calc(100%-1rem)] rounded-site bg-surface px-3 py-1.5 ' +
  'text-sm text-text shadow-md'

/**
 * The heart of a card (CARD-05, FAV-01, WATCH-01), shown only after hydration and when the browser allows storage. It
 * saves in the browser, or to the visitor's watchlist where the site has one.
 */
export function FavouriteButton({ favourite }: { favourite: SavableVehicle }) {
  const stored = useSavedIds()
  const { favouriteAdded, changeWatchlist } = use(CardActionsContext)
  const [failed, setFailed] = useState(false)
  const { sold, ...entry } = favourite
  const saved = stored?.includes(entry.id)
  if (saved === undefined || (sold === true && !saved)) return null
  async function toggle(): Promise<void> {
    if (changeWatchlist !== undefined) return changeWatchlist(entry, !saved)
    try {
      const { storeFavourite } = await import('#features/parts/saved-vehicles/favourites.ts')
      const outcome = storeFavourite(entry)
      if (outcome === 'added') favouriteAdded?.(entry)
      setFailed(outcome === 'failed')
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        // Name and tooltip in one: a tooltip beside a name would be read after it.
        title={`Save ${entry.name}`}
        onClick={() => void toggle()}
        className={heartClass}
      >
        <Icon name={saved ? 'heart-filled' : 'heart'} className={`size-5 ${saved ? 'text-danger' : ''}`} />
      </button>
      {failed && (
        <p role="alert" className={failureClass}>
          This browser has no room left to save it.
        </p>
      )}
    </>
  )
}

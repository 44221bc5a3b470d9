import { use, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { CardActionsContext } from './card-actions.ts'
import { storeFavourite, useFavourites, type Favourite } from './favourites.ts'

const heartClass =
  'ring-on-picture absolute right-2 top-2 grid size-11 place-items-center rounded-full bg-surface ' +
  'text-text shadow-md transition-transform hover:scale-105 active:scale-95 ' +
  'motion-reduce:transition-none'
const failureClass =
  'ring-on-picture absolute right-2 top-15 max-w-[calc(100%-1rem)] rounded-site bg-surface px-3 py-1.5 ' +
  'text-sm text-text shadow-md'

/** The favourite button of a card (CARD-05, FAV-01), shown only after hydration and when the browser allows storage. */
export function FavouriteButton({ favourite }: { favourite: Favourite }) {
  const stored = useFavourites()
  const { favouriteAdded } = use(CardActionsContext)
  const [failed, setFailed] = useState(false)
  if (stored === null) return null
  const saved = stored.some(({ id }) => id === favourite.id)
  const toggle = (): void => {
    const outcome = storeFavourite(favourite)
    if (outcome === 'added') favouriteAdded?.(favourite)
    setFailed(outcome === 'failed')
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`Save ${favourite.name}`}
        title={saved ? 'Saved' : 'Save'}
        onClick={toggle}
        className={heartClass}
      >
        <Icon name={saved ? 'heart-filled' : 'heart'} className={`size-5.5 ${saved ? 'text-danger' : ''}`} />
      </button>
      {failed && (
        <p role="alert" className={failureClass}>
          This browser has no room left to save it.
        </p>
      )}
    </>
  )
}

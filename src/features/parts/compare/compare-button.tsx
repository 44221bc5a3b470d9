import { use } from 'react'
import { useSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { CardActionsContext } from '#features/parts/vehicle-card/card-actions.ts'
import { Icon } from '#ui/icon.tsx'
import { loadAnew } from '#ui/load-anew.ts'
import { trayId, useComparedText } from './compared-ids.ts'

const looks = {
  /** On the picture of a card, and without scripts in words in the place of its heart. */
  icon: {
    button: 'card-compare card-compare-room',
    link:
      'ring-on-picture absolute right-2 top-2 inline-flex min-h-11 items-center rounded-full bg-surface px-4 ' +
      'shadow-md',
  },
  /** In a list of links, which has their style. */
  words: { button: 'aria-pressed:font-semibold', link: undefined },
} as const

/**
 * Chooses a vehicle for the comparison, which the tray at the foot of the page shows, or removes it (FAV-01). Until the
 * page is hydrated, and in a browser that stores nothing, it is a link to the compare page.
 */
export function CompareButton({
  car,
  look,
}: {
  car: { readonly id: string; readonly name: string }
  look: keyof typeof looks
}) {
  const { comparePath, compareLimit } = use(CardActionsContext)
  const isReady = useSavedIds() !== null
  const chosen = useComparedText().includes(car.id)
  if (comparePath === undefined || compareLimit === undefined) return null
  const label = `Compare ${car.name}`
  const icon = <Icon name={chosen && look === 'words' ? 'check' : 'compare'} />
  if (!isReady) {
    const link = (
      <a href={`${comparePath}?ids=${car.id}`} aria-label={label} className={looks[look].link}>
        {look === 'words' && icon}
        Compare
      </a>
    )
    // The words on the picture leave room for the button from the start, so that they do not move when it comes.
    return look === 'words' ? link : <noscript className="card-compare-room">{link}</noscript>
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen}
        {...{ [look === 'icon' ? 'title' : 'aria-label']: label }}
        onClick={() =>
          void import('./compare-choice.ts').catch(loadAnew).then((choice) => choice.toggleCompared(car, compareLimit))
        }
        className={looks[look].button}
      >
        {icon}
        {look === 'words' && 'Compare'}
      </button>
      {/* The tray is the last part of the page, and a keyboard would pass all other vehicles on the way to it. */}
      {chosen && look === 'icon' && (
        <a href={`#${trayId}`} className="skip-link">
          Go to the comparison
        </a>
      )}
    </>
  )
}

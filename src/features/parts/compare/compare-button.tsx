import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useComparedText } from './compared-ids.ts'

const buttonClass =
  'ring-on-picture absolute right-2 top-15 grid size-11 place-items-center rounded-full bg-surface text-text shadow-md ' +
  'aria-pressed:bg-brand aria-pressed:text-brand-text'

/** Adds the vehicle of a card to those to compare, which the tray at the foot of the page shows, or removes it (FAV-01). */
export function CompareButton({ car, limit }: { car: { readonly id: string; readonly name: string }; limit: number }) {
  const chosen = useComparedText().includes(car.id)
  const [failed, setFailed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`Compare ${car.name}`}
      title={failed ? 'This browser has no room left to save it.' : 'Compare'}
      onClick={() => {
        import('./compare-choice.ts').then(
          ({ toggleCompared }) => setFailed(toggleCompared(car, limit) === 'failed'),
          () => setFailed(true),
        )
      }}
      className={buttonClass}
    >
      <Icon name="compare" size={20} />
    </button>
  )
}

import { Icon } from '#ui/icon.tsx'
import { loadAnew } from '#ui/load-anew.ts'
import { useComparedText } from './compared-ids.ts'

/** Adds the vehicle of a card to those to compare, which the tray below shows, or removes it (FAV-01). */
export function CompareButton({ car, limit }: { car: { readonly id: string; readonly name: string }; limit: number }) {
  const chosen = useComparedText().includes(car.id)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`Compare ${car.name}`}
      title="Compare"
      onClick={() =>
        void import('./compare-choice.ts').catch(loadAnew).then((choice) => choice.toggleCompared(car, limit))
      }
      className="card-compare"
    >
      <Icon name="compare" />
    </button>
  )
}

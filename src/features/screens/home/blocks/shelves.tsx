import { useId } from 'react'
import { Link } from 'react-router'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { PausePoint } from '#ui/pause-point.tsx'
import type { ShelvesData } from '../join-shelves.ts'
import { columnBelow, tall, type BlockPlace } from './column.ts'
import { ShelfCards } from './vehicles.tsx'

/**
 * Rows of vehicles in one place, with a choice of which one is shown. The choice is a group of radio buttons, so that
 * it needs no scripts: `shelves.css` shows the row whose button is checked. Pictures of the others wait until then.
 */
export function Shelves({ data: { shelves }, place }: { data: ShelvesData; place: BlockPlace }) {
  const id = useId()
  return (
    <div className={`${columnBelow(place)} ${tall}`}>
      <section aria-label={shelves.map(({ title }) => title).join(', ')} className="shelves ruled">
        <fieldset className="shelf-choice">
          <legend className="sr-only">Vehicles to show</legend>
          {shelves.map(({ title }, index) => (
            <label key={`${index} ${title}`}>
              <input type="radio" name={id} value={index} defaultChecked={index === 0} className="sr-only" />
              {title}
            </label>
          ))}
        </fieldset>
        <FinanceNote cards={shelves.flatMap(({ cards }) => cards)} />
        {shelves.map((shelf, index) => (
          <PausePoint key={`${index} ${shelf.title}`}>
            <div data-shelf={index} className="shelf">
              <h2 className="sr-only">{shelf.title}</h2>
              <Link to={shelf.all.href} aria-label={`${shelf.all.text}: ${shelf.title}`} className="shelf-all">
                {shelf.all.text}
              </Link>
              <ShelfCards data={shelf} />
            </div>
          </PausePoint>
        ))}
      </section>
    </div>
  )
}

import { memo } from 'react'
import { buttonClass } from '#ui/button-class.ts'

/** Classes for each number of places that are left in the last row; those that hide are stronger than the grid's. */
const ofTwo = ['sm:max-xl:hidden!', '']
const ofThree = ['xl:max-3xl:hidden!', 'xl:max-3xl:col-span-1', 'xl:max-3xl:col-span-2']
const ofFour = ['3xl:hidden!', '3xl:col-span-1', '3xl:col-span-2', '3xl:col-span-3']

/** Classes of the tile after `taken` tiles of the same size: it takes what is left of the last row, or nothing. */
export const closingClass = (taken: number): string =>
  [ofTwo, ofThree, ofFour]
    .map((classes) => classes[(classes.length - (taken % classes.length)) % classes.length])
    .filter((name) => name !== '')
    .join(' ')

/** The last tile of a grid of cards fills a row that would end in a blank. A phone has one column and no such row. */
export const ClosingTile = memo(function ClosingTile({ taken }: { taken: number }) {
  return (
    <li className={`max-sm:hidden ${closingClass(taken)}`}>
      <div className="closing-tile">
        <p>Not the right one yet?</p>
        <ol>
          <li>Tell us the make, the model and what you want to spend.</li>
          <li>We look through what comes in and what we can get.</li>
          <li>You hear from us when it is here, and decide then.</li>
        </ol>
        <a data-nav="" href="/enquire?about=similar" className={buttonClass('filled')}>
          Tell us what you need
        </a>
      </div>
    </li>
  )
})

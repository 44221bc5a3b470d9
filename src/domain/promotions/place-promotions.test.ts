import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placePromotions, type PlaceablePromotion, type PlacedPromotion } from './place-promotions.ts'

interface Named extends PlaceablePromotion {
  readonly id: string
}

/** The grid as a visitor counts it: 'v' for a vehicle, the id for a promotion. */
function drawGrid(placed: readonly PlacedPromotion<Named>[], vehicles: number): readonly string[] {
  const grid: string[] = []
  for (let index = 0; index <= vehicles; index += 1) {
    grid.push(...placed.filter(({ before }) => before === index).map(({ promotion }) => promotion.id))
    if (index < vehicles) grid.push('v')
  }
  return grid
}

const promotion = (id: string, position: number | null = null, strictDisplay = false): Named => ({
  id,
  position,
  strictDisplay,
})
/** Places in the grid, counted from 1, at which each promotion stands. */
const placesOf = (promotions: readonly Named[], places: readonly number[], vehicles: number) => {
  const grid = drawGrid(placePromotions(promotions, places, vehicles), vehicles)
  return Object.fromEntries(grid.flatMap((id, index) => (id === 'v' ? [] : [[id, index + 1]])))
}

describe('promotional cards among vehicle cards', () => {
  test.each<
    [what: string, promotions: readonly Named[], places: readonly number[], vehicles: number, expected: object]
  >([
    ['two at 8 and 17 of a full page', [promotion('a'), promotion('b')], [8, 17], 21, { a: 8, b: 17 }],
    ['one place of the site: 4', [promotion('a')], [4], 21, { a: 4 }],
    ['one place of the site: 6', [promotion('a')], [6], 21, { a: 6 }],
    ['one place of the site: 9', [promotion('a')], [9], 21, { a: 9 }],
    ['a position of its own wins over the order', [promotion('a'), promotion('b', 8)], [8, 17], 21, { b: 8, a: 17 }],
    ['the place right after the last vehicle', [promotion('a', 8, true)], [], 7, { a: 8 }],
    ['strict and out of reach: left out', [promotion('a', 8, true)], [], 6, {}],
    ['not strict and out of reach: at the end', [promotion('a', 8)], [], 6, { a: 7 }],
    ['two at the end, in order', [promotion('a', 17), promotion('b', 8)], [], 3, { b: 4, a: 5 }],
    [
      'the last place is reached by the card before it',
      [promotion('a', 2), promotion('b', 5, true)],
      [],
      3,
      { a: 2, b: 5 },
    ],
    ['the first place', [promotion('a', 1)], [], 3, { a: 1 }],
    ['more promotions than places', [promotion('a'), promotion('b')], [4], 21, { a: 4 }],
    [
      'two at one position: the second takes a free place',
      [promotion('a', 4), promotion('b', 4)],
      [9],
      21,
      { a: 4, b: 9 },
    ],
    [
      'two at one position: a strict second is left out',
      [promotion('a', 4), promotion('b', 4, true)],
      [9],
      21,
      { a: 4 },
    ],
    ['a page without vehicles', [promotion('a', 1), promotion('b')], [1, 2], 0, {}],
  ])('SRCH-16 %s', (_what, promotions, places, vehicles, expected) => {
    expect(placesOf(promotions, places, vehicles)).toEqual(expected)
  })

  test('SRCH-16 every vehicle stays, in its order, and each card has its place or stands in the row at the end', () => {
    const promotions = fc
      .array(
        fc.record({
          position: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
          strictDisplay: fc.boolean(),
        }),
        { maxLength: 6 },
      )
      .map((list) => list.map((each, index) => ({ ...each, id: `p${index}` })))
    const places = fc
      .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 })
      .map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(promotions, places, fc.nat(30), (list, free, vehicles) => {
        const placed = placePromotions(list, free, vehicles)
        const grid = drawGrid(placed, vehicles)
        expect(grid.filter((id) => id === 'v')).toHaveLength(vehicles)
        expect(grid).toHaveLength(vehicles + placed.length)
        expect(new Set(placed.map((each) => each.promotion.id)).size).toBe(placed.length)
        for (const { promotion: shown } of placed) {
          const place = grid.indexOf(shown.id) + 1
          const isAtEnd = grid.slice(place).every((id) => id !== 'v')
          if (shown.strictDisplay && shown.position !== null) expect(place).toBe(shown.position)
          else expect(isAtEnd || place === shown.position || free.includes(place)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

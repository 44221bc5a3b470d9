import { expect, test } from 'vitest'
import { closingClass } from './closing-tile.tsx'

/** Columns of the last row that the tile takes, by the number of columns; 0 where it is hidden. */
function readSpans(taken: number): readonly number[] {
  const names = closingClass(taken).split(' ')
  const spanOf = (prefix: string) => {
    const found = names.find((name) => name.startsWith(prefix))
    return found === undefined ? 1 : found.endsWith('hidden!') ? 0 : Number(found.split('-').at(-1))
  }
  return [spanOf('sm:max-xl:'), spanOf('xl:max-3xl:'), spanOf('3xl:')]
}

test('SRCH-16 with the closing tile every row of two, three and four columns is full', () => {
  for (let taken = 1; taken <= 48; taken += 1) {
    const full = [2, 3, 4].map((columns, index) => (taken + (readSpans(taken)[index] ?? 0)) % columns)
    expect(full, `${taken} tiles`).toEqual([0, 0, 0])
    expect(Math.max(...readSpans(taken))).toBeLessThan(4)
  }
})

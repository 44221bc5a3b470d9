import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBits, buildLetterMask, countEdits } from './edit-distance.ts'
import { resolveAllowedEdits } from './word-rules.ts'
import { buildTokens, foldText, isNumberLike, maxWords, parseWords, startsAnyWord } from './words.ts'

describe('words', () => {
  test('SRCH-19 case and accents make no difference', () => {
    expect(foldText('CITROËN Škoda')).toBe('citroen skoda')
    expect(foldText(foldText('İstanbul ﬁat'))).toBe(foldText('İstanbul ﬁat'))
  })

  test('SRCH-19 a text is read as its different words, 200 characters and 16 words of it', () => {
    expect(parseWords('  Toyota, HiLux-SR5 toyota! ')).toEqual(['toyota', 'hilux', 'sr5'])
    expect(parseWords(`${'x'.repeat(199)} toyota`)).toEqual(['x'.repeat(199)])
    expect(parseWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(maxWords)
    expect(parseWords('—!?')).toEqual([])
  })

  test('SRCH-19 a value is found by its words, its camel-case parts and neighbours joined', () => {
    expect(buildTokens('CX-5')).toEqual(['cx', '5', 'cx5'])
    expect(buildTokens('LandCruiser')).toEqual(['landcruiser', 'land', 'cruiser'])
    expect(buildTokens('Land Rover')).toEqual(['land', 'rover', 'landrover'])
    expect(buildTokens('BMW')).toEqual(['bmw'])
    expect(buildTokens('')).toEqual([])
    expect(buildTokens('LandCruiser'), 'the same when asked again').toEqual(['landcruiser', 'land', 'cruiser'])
  })

  test('SRCH-19 a value of many words does not fill the index', () => {
    expect(buildTokens(Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')).length).toBeLessThan(40)
  })

  test('whatever has a digit is number-like', () => {
    expect(['4x4', '2021', 's1001', 'toyota', '日'].map(isNumberLike)).toEqual([true, true, true, false, false])
  })

  test('the start of any word of a value', () => {
    expect(['cru', 'LAND', 'land cr', ''].map((prefix) => startsAnyWord('Land Cruiser', prefix))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['ruiser', 'nd c', 'x'].map((prefix) => startsAnyWord('Land Cruiser', prefix))).toEqual([
      false,
      false,
      false,
    ])
    expect(startsAnyWord('aab ab', 'ab')).toBe(true)
  })
})

/** By the book: the full table, no early end. */
function countEditsPlainly(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const cell = (row: number, column: number): number => table[row]?.[column] ?? 0
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let edits = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        edits = Math.min(edits, cell(row - 2, column - 2) + 1)
      const line = table[row]
      if (line !== undefined) line[column] = edits
    }
  }
  return cell(left.length, right.length)
}

describe('edits', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

  test('SRCH-19 are those of the full table, cut at what is allowed', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (left, right, most) => {
        expect(countEdits(left, right, most)).toBe(Math.min(countEditsPlainly(left, right), most + 1))
      }),
      { numRuns: 2000 },
    )
  })

  test('an edit changes at most two letters of the mask, so the mask rejects no near word', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(countBits(buildLetterMask(left) ^ buildLetterMask(right))).toBeLessThanOrEqual(
          2 * countEditsPlainly(left, right),
        )
      }),
    )
  })

  test('SRCH-19 none below 4 letters and for number-like words, one below 7, then two', () => {
    expect(['kia', 'ford', 'toyota', 'hyundai', 's10012345', 'x'.repeat(41)].map(resolveAllowedEdits)).toEqual([
      0, 1, 1, 2, 0, 0,
    ])
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBits, buildLetterMask, countEdits } from './edit-distance.ts'
import { buildTypedPatterns, resolveAllowedEdits, type TokenPattern } from './word-rules.ts'
import { maxWords, parseTyped } from './typed-words.ts'
import { buildTokens, countUnmatched, listValueWords } from './value-words.ts'
import { canSatisfy, mayShareWords, type Claim } from './word-claims.ts'
import { foldText, isNumberLike, startsAnyWord } from './words.ts'

describe('words', () => {
  test('SRCH-19 case and accents make no difference', () => {
    expect(foldText('CITROËN Škoda')).toBe('citroen skoda')
    expect(foldText(foldText('İstanbul ﬁat'))).toBe(foldText('İstanbul ﬁat'))
  })

  const wordsOf = (text: string): readonly string[] => parseTyped(text).words

  test('SRCH-19 a text is read as its different words, 200 characters and 16 words of it', () => {
    expect(wordsOf('  Toyota, HiLux-SR5 toyota! ')).toEqual(['toyota', 'hilux', 'sr5'])
    expect(wordsOf(`${'x'.repeat(199)} toyota`)).toEqual(['x'.repeat(199)])
    expect(wordsOf(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(maxWords)
    expect(wordsOf('—!?')).toEqual([])
  })

  test('SRCH-19 words keep their order, so that a plate with a repeated group is still in one piece', () => {
    expect(parseTyped('AB 12 AB')).toEqual({ words: ['ab', '12'], order: [0, 1, 0] })
    const joined = buildTypedPatterns(parseTyped('AB 12 AB'), new Map()).map(({ text }) => text)
    expect(joined).toContain('ab12ab')
  })

  test('SRCH-19 what the directory says is one name is one word, with a hyphen, a space or neither', () => {
    const names = new Map([
      ['cclass', ['cclass']],
      ['mazda3', ['mazda', '3']],
      ['300series', ['300series']],
    ])
    const read = (text: string) => parseTyped(text, names).words
    expect(['c-class', 'C Class', 'CCLASS'].map(read)).toEqual([['cclass'], ['cclass'], ['cclass']])
    expect(['mazda3', 'mazda 3', 'Mazda-3'].map(read)).toEqual(Array.from({ length: 3 }, () => ['mazda', '3']))
    expect(read('landcruiser 300 series')).toEqual(['landcruiser', '300series'])
    expect(read('gt-line c class'), 'no name').toEqual(['gt', 'line', 'cclass'])
  })

  test('SRCH-19 a value is found by its words, its camel-case parts and neighbours joined', () => {
    expect(buildTokens('CX-5')).toEqual(['cx', 'cx5'])
    expect(buildTokens('C-Class')).toEqual(['class', 'cclass'])
    expect(buildTokens('ST-L')).toEqual(['stl'])
    expect(buildTokens('F-150')).toEqual(['150', 'f150'])
    expect(buildTokens('LandCruiser')).toEqual(['land', 'cruiser', 'landcruiser'])
    expect(buildTokens('Land Rover')).toEqual(['land', 'rover', 'landrover'])
    expect(buildTokens('1AB 2CD')).toEqual(['1ab', '2cd', '1ab2cd'])
    expect(buildTokens('AB 12 CD')).toEqual(['ab', '12', 'ab12', 'cd', '12cd', 'ab12cd'])
    expect(buildTokens('BMW')).toEqual(['bmw'])
    expect(buildTokens('')).toEqual([])
    expect(buildTokens('LandCruiser'), 'the same when asked again').toEqual(['land', 'cruiser', 'landcruiser'])
  })

  test('SRCH-19 a value of many words does not fill the index', () => {
    expect(buildTokens(Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')).length).toBeLessThan(40)
    expect(buildTokens('aB'.repeat(500)).length).toBeLessThan(40)
    for (const { covers } of listValueWords('aB'.repeat(40))) expect(covers).toBeGreaterThan(0)
  })

  test('SRCH-19 words of a value that a text does not say', () => {
    const matchedWords = new Set(['sr5', 'double', 'cab', 'gtline'])
    expect(countUnmatched('SR5 Double Cab', matchedWords)).toBe(0)
    expect(countUnmatched('SR5+ Hi-Rider', matchedWords)).toBe(2)
    expect(countUnmatched('GT-Line', matchedWords)).toBe(0)
    expect(countUnmatched('', matchedWords)).toBe(0)
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

describe('claims', () => {
  const claim = fc.record({
    words: fc.integer({ min: 1, max: 15 }),
    value: fc.nat(2),
    covers: fc.integer({ min: 1, max: 7 }),
  })

  /** Every choice of claims. */
  function canSatisfyPlainly(claims: readonly Claim[], all: number): boolean {
    return Array.from({ length: 2 ** claims.length }, (_, chosen) =>
      claims.filter((_claim, at) => (chosen >> at) & 1),
    ).some((some) => {
      const isFree = some.every((one, at) =>
        some.every((other, place) => place <= at || other.value !== one.value || (other.covers & one.covers) === 0),
      )
      return isFree && (some.reduce((bits, { words }) => bits | words, 0) & all) === all
    })
  }

  test('SRCH-19 no word of a vehicle serves twice: the same as every choice of words says', () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 7 }), (claims) => {
        expect(canSatisfy(claims, 15)).toBe(canSatisfyPlainly(claims, 15))
      }),
      { numRuns: 500 },
    )
  })

  test('SRCH-19 texts whose words may share a word of a vehicle are told from those that cannot', () => {
    const may = (text: string) => mayShareWords(buildTypedPatterns({ ...parseTyped(text) }, new Map()))
    expect(['sportage sport', 'cx cx5', 'landc cruiser', 'automatic auto'].map(may)).toEqual([true, true, true, true])
    const single = (words: string): readonly TokenPattern[] =>
      words.split(' ').map((text, at) => ({ how: 'prefix', text, words: 1 << at }))
    expect(mayShareWords(single('toyota hilux white'))).toBe(false)
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

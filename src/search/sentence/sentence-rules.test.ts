import { describe, expect, test } from 'vitest'
import { emptySearchState, type SearchState } from '../state/search-choices.ts'
import { applySentence, collectChoices, cutSpans, settleSentence } from './apply-sentence.ts'
import { parseSentence } from './parse-sentence.ts'
import { knowsNothing, type Sentence, type SentenceKnowledge } from './sentence.ts'

const places = new Set(['geelong', 'ballarat', '2015', 'orange'])
const names = new Set(['hilux', 't120', 'black'])
const knowledge: SentenceKnowledge = {
  ...knowsNothing,
  isName: (phrase) => names.has(phrase),
  colours: ['Storm Gray', 'White'],
  findPlace: (words) => {
    const [first = ''] = words.split(' ')
    return places.has(first) ? { slug: first, label: first, words: 1 } : null
  },
}
const parse = (text: string): Sentence => parseSentence(text, knowledge)
const placeOf = (text: string): readonly [string, number] | null => {
  const { place } = parse(text)
  return place === null ? null : [place.slug, place.withinKm]
}
const search = (text: string, more: Partial<SearchState> = {}): SearchState => ({ ...emptySearchState, text, ...more })

describe('SRCH-19 places of a sentence', () => {
  test("SRCH-19 'near' is 50 kilometres and 'in' 25, and the first place counts", () => {
    expect(placeOf('hilux near Geelong')).toEqual(['geelong', 50])
    expect(placeOf('hilux in Geelong')).toEqual(['geelong', 25])
    expect(placeOf('hilux near Geelong near Ballarat')).toEqual(['geelong', 50])
  })

  test('SRCH-19 a year is no postcode and a colour no town, unless the words say so', () => {
    for (const text of ['hilux in 2015', 'hilux around 2015', 'suv in orange']) expect(placeOf(text), text).toBeNull()
    expect(placeOf('hilux near 2015')).toEqual(['2015', 50])
    expect(placeOf('suv near orange')).toEqual(['orange', 50])
  })
})

describe('SRCH-19 words that could be several things', () => {
  test('SRCH-19 one word after a name is a badge, and a colour elsewhere', () => {
    expect(parse('t120 black').rest).toBe('t120 black')
    expect(parse('black t120')).toMatchObject({ rest: 't120', understood: [{ attribute: 'colour' }] })
  })

  test('SRCH-19 a colour is found under its other spelling', () => {
    expect(parse('grey').understood[0]?.choice).toEqual({ kind: 'values', values: ['Storm Gray'] })
  })
})

describe('SRCH-19 words that every object of the language has', () => {
  test.each(['constructor km', 'constructor seats', '__proto__ km', 'under constructor km'])(
    'SRCH-19 API-04 %s names no amount',
    (text) => {
      expect(parse(text).understood).toEqual([])
    },
  )
})

describe('SRCH-21 the refinements of a sentence', () => {
  test('SRCH-21 of two lower or two upper bounds the narrower counts, in any order', () => {
    for (const text of ['over 30k over 20k', 'over 20k over 30k'])
      expect(collectChoices(parse(text)).price, text).toEqual({ kind: 'range', min: 30_000, max: null })
    for (const text of ['under 30k under 20k', 'under 20k under 30k'])
      expect(collectChoices(parse(text)).price, text).toEqual({ kind: 'range', min: null, max: 20_000 })
  })

  test('SRCH-21 what a filter says wins over the words, a place too', () => {
    const red = { colour: { kind: 'values', values: ['Red'] } } as const
    const near = { place: 'ballarat', withinKm: null }
    const applied = applySentence(
      search('white hilux near Geelong', { choices: red, near }),
      parse('white hilux near Geelong'),
    )
    expect(applied).toMatchObject({ text: 'hilux', choices: red, near })
    const typed = search('hilux near Geelong', { near })
    expect(settleSentence(typed, parse(typed.text)).text).toBe('hilux')
    const plain = search('hilux near Geelong')
    expect(settleSentence(plain, parse(plain.text))).toBe(plain)
  })

  test("SRCH-21 an 'or' goes with either of its sides", () => {
    const text = 'white or silver hilux'
    const [white, silver] = parse(text).understood.map(({ span }) => span)
    if (white === undefined || silver === undefined) throw new Error('not read')
    expect(cutSpans(text, [white])).toBe('silver hilux')
    expect(cutSpans(text, [silver])).toBe('white hilux')
  })
})

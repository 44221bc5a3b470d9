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

describe('ages', () => {
  const in2026 = (typed: string) => parseSentence(typed, { ...knowsNothing, thisYear: 2026 })

  test.each([
    ['ute less than 3 years old', 2023, null],
    ['under 3 yrs old', 2023, null],
    ['no more than five years old', 2021, null],
    ['no older than 5 years', 2021, null],
    ['younger than 4 years', 2022, null],
    ['from the last 5 years', 2021, null],
    ['3 years old or newer', 2023, null],
    ['3 years or newer', 2023, null],
    ['5 years old max', 2021, null],
    ['less than a year old', 2025, null],
    ['older than 10 years', null, 2016],
    ['over 25 years old', null, 2001],
    ['10+ years old', null, 2016],
    ['20 years or older', null, 2006],
    ['5 year-old hilux', 2020, 2021],
    ['3 to 5 years old', 2020, 2023],
    ['3-5 year old', 2020, 2023],
    ['between 3 and 5 years old', 2020, 2023],
    ['about 5 years old', 2019, 2022],
  ])('SRCH-19 %s', (typed, min, max) => {
    const years = in2026(typed).understood.filter(({ attribute }) => attribute === 'year')
    expect(years.map(({ choice }) => choice)).toEqual([{ kind: 'range', min, max }])
  })

  test.each(['7 years warranty', 'hilux 5 years', 'under 3 years', '100 years old', '2.5 years old', 'old ute'])(
    'SRCH-19 no age: %s',
    (typed) => {
      expect(in2026(typed).understood.some(({ attribute }) => attribute === 'year')).toBe(false)
    },
  )

  test('SRCH-19 the words around an age keep their meaning, and those of the age are gone', () => {
    const sentence = in2026('hilux under 3 years old under 40k')
    expect(sentence.rest).toBe('hilux')
    expect(sentence.understood.map(({ attribute }) => attribute)).toEqual(['year', 'price'])
  })

  test('SRCH-19 an age is left out where nobody knows the year', () => {
    expect(parseSentence('hilux under 3 years old', knowsNothing)).toMatchObject({
      understood: [],
      rest: 'hilux',
      unused: ['under 3 years old'],
    })
  })
})

describe('amounts of what no search can say', () => {
  test.each([
    ['hilux rego until 2027', 'rego until 2027'],
    ['hilux registered to 2027', 'registered to 2027'],
    ['hilux rego till June 2027', 'rego till June 2027'],
    ['hilux rego expires 06/2027', 'rego expires 06/2027'],
    ['hilux registered until 30 Sep 2027', 'registered until 30 Sep 2027'],
    ['hilux rego until december', 'rego until december'],
    ['hilux 12 months rego', '12 months rego'],
    ['hilux rego for 6 months', 'rego for 6 months'],
    ['hilux warranty until 2029', 'warranty until 2029'],
    ['hilux 7 years of warranty', '7 years of warranty'],
    ['hilux payload over 900kg', 'payload over 900kg'],
    ['hilux under 2t', 'under 2t'],
    ['hilux tare under 1800', 'tare under 1800'],
    ['hilux sleeps 6', 'sleeps 6'],
    ['hilux 4 berth', '4 berth'],
    ['hilux 20ft', '20ft'],
    ['hilux 2 door', '2 door'],
    ['hilux 5 star', '5 star'],
    ['hilux atm under 2000kg', 'atm under 2000kg'],
    ['hilux atm under 2000', 'atm under 2000'],
  ])('SRCH-19 %s', (typed, left) => {
    expect(parse(typed)).toMatchObject({ understood: [], rest: 'hilux', unused: [left] })
  })

  test('SRCH-19 a year beside the registration stays the year of build', () => {
    for (const typed of ['2019 hilux rego until 2027', 'rego until 2027 hilux 2019', 'registered hilux 2019'])
      expect(collectChoices(parse(typed)).year, typed).toEqual({ kind: 'range', min: 2019, max: 2019 })
    expect(collectChoices(parse('hilux rego until 2027 under 30k'))).toEqual({
      price: { kind: 'range', min: null, max: 30_000 },
    })
  })
})

describe('words of caravans', () => {
  test('SRCH-19 an off-road caravan is no off-road motorcycle', () => {
    const sentence = parse('off road caravan with ensuite')
    expect(Object.keys(collectChoices(sentence))).toEqual(['item_type', 'filtered_features'])
    expect(sentence.unused).toEqual(['off road'])
    expect(Object.keys(collectChoices(parse('off road')))).toEqual(['body'])
  })

  test("SRCH-19 a 'van' is a caravan where the site sells caravans and no vans", () => {
    const read = (vanIsCaravan: boolean) => collectChoices(parseSentence('bunk van', { ...knowledge, vanIsCaravan }))
    expect(read(true).item_type).toEqual({ kind: 'values', values: ['caravan'] })
    expect(read(false).body).toEqual({ kind: 'values', values: ['Van'] })
  })

  test("SRCH-19 'family of 5' asks for the seats", () => {
    const { seats } = collectChoices(parse('suv for a family of 5'))
    expect(seats?.kind === 'values' && [seats.values[0], seats.values.length]).toEqual(['5', 10])
    expect(Object.keys(collectChoices(parse('family car')))).toEqual(['categories'])
  })
})

describe('kilograms where the site has the filter of the aggregate trailer mass', () => {
  const weigh = (typed: string) => parseSentence(typed, { ...knowledge, offersAtm: true })

  test.each([
    ['caravan under 1500kg', null, 1500],
    ['caravan less than 2.5t', null, 2500],
    ['caravan atm under 2000', null, 2000],
    ['caravan 2500kg ATM', null, 2500],
    ['caravan weighing up to 1800 kg', null, 1800],
    ['caravan 1500-2000 kg', 1500, 2000],
    ['caravan over 3000 kg', 3000, null],
  ])('SRCH-19 %s', (typed, min, max) => {
    const sentence = weigh(typed)
    expect(collectChoices(sentence).atm).toEqual({ kind: 'range', min, max })
    expect([sentence.rest, sentence.unused]).toEqual(['', []])
  })

  test('SRCH-19 what a vehicle may tow and what a van weighs empty are other masses', () => {
    expect(collectChoices(weigh('can tow 3500kg'))).toEqual({ towing: { kind: 'range', min: 3500, max: null } })
    for (const typed of ['tare under 1500kg', '1500kg tare', 'under 1500 kg tare weight', 'tare of 1500'])
      expect(weigh(typed), typed).toMatchObject({ understood: [], rest: '', unused: [typed] })
  })
})

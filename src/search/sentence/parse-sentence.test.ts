import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveFilteredFeatures } from '#stock/derive/features.ts'
import { cutSpans } from './apply-sentence.ts'
import { featurePhrases } from './feature-phrases.ts'
import { hundredSentences } from './hundred-sentences.testkit.ts'
import { parseSentence } from './parse-sentence.ts'
import { knowsNothing, type Sentence, type SentenceKnowledge } from './sentence.ts'
import { vocabulary } from './vocabulary.ts'

const names = new Set([
  'hilux',
  'landcruiser',
  'landcruiser 300',
  'ranger',
  'golf',
  'mazda 3',
  'prado',
  'i30',
  'swift',
  'outback',
  'ford everest',
  'kia sportage',
  'peugeot 2008',
  '2008',
  '300',
  'black edition',
  'fj cruiser',
  'mini convertible',
])
const places: Readonly<Record<string, string>> = { geelong: 'geelong-vic', ballarat: 'ballarat-vic', '3220': '3220' }
const models: Readonly<Record<string, string>> = {
  mazda3: 'Mazda 3',
  cx5: 'Mazda CX-5',
  rav4: 'Toyota RAV4',
  corolla: 'Toyota Corolla',
  hilux: 'Toyota HiLux',
  toyota: 'Toyota',
  mazda: 'Mazda',
}
const knowledge: SentenceKnowledge = {
  isName: (phrase) => names.has(phrase),
  colours: ['White', 'Glacier White', 'Jet Black', 'Steel Grey', 'Whitehaven'],
  phrases: () =>
    new Map([['glacier white', { attribute: 'colour', values: ['Glacier White'], label: 'Glacier White' }]]),
  findModel: (phrase) => {
    const value = models[phrase.replaceAll(' ', '')]
    if (value === undefined) return null
    return { attribute: value.includes(' ') ? 'make_model' : 'make', values: [value], label: value }
  },
  thisYear: 2026,
  vanIsCaravan: false,
  offersAtm: false,
  findPlace: (words) => {
    const slug = places[words.split(' ')[0] ?? '']
    return slug === undefined ? null : { slug, label: slug, words: 1 }
  },
}
const parse = (text: string): Sentence => parseSentence(text, knowledge)

/** What was read, as the hundred sentences are written. */
function describeRead({ understood, place }: Sentence): readonly string[] {
  const at = place === null ? [] : [`within ${place.withinKm} ${place.slug}`]
  const read = understood.map(({ attribute, choice, label }) =>
    choice.kind === 'range' ? `${attribute} ${choice.min ?? ''}-${choice.max ?? ''}` : `${attribute} ${label}`,
  )
  return [...at, ...read].toSorted()
}

describe('a hundred sentences', () => {
  test('SRCH-19 there are a hundred, each once', () => {
    expect(new Set(hundredSentences.map(({ typed }) => typed)).size).toBe(100)
  })

  test.each(hundredSentences)('SRCH-19 $typed', ({ typed, read, rest, unused }) => {
    const sentence = parse(typed)
    expect(describeRead(sentence)).toEqual(read.toSorted())
    expect(sentence.rest).toBe(rest)
    expect(sentence.unused).toEqual(unused)
  })

  test('SRCH-21 removing the words of one refinement keeps all others, in every sentence', () => {
    for (const { typed } of hundredSentences) {
      const sentence = parse(typed)
      sentence.understood.forEach(({ span }, removed) => {
        const others = sentence.understood.filter((_one, at) => at !== removed)
        const again = parse(cutSpans(typed, [span]))
        expect(
          again.understood.map(({ attribute, choice }) => [attribute, choice]),
          `${typed}, without ${removed}`,
        ).toEqual(others.map(({ attribute, choice }) => [attribute, choice]))
        expect([again.rest, again.place?.slug]).toEqual([sentence.rest, sentence.place?.slug])
      })
    }
  })
})

describe('the grammar', () => {
  test('SRCH-19 a name wins over a value that is a part of it, and a value over nothing', () => {
    expect(parse('fj cruiser').rest).toBe('fj cruiser')
    expect(parse('mini convertible').rest).toBe('mini convertible')
    expect(describeRead(parse('convertible'))).toEqual(['body Convertible'])
    expect(describeRead(parse('toyota 2008'))).toEqual(['year 2008-2008'])
  })

  test('SRCH-19 a colour is every colour in stock that has the word, and the word itself where none has', () => {
    const coloursOf = (text: string) => parse(text).understood.map(({ choice }) => 'values' in choice && choice.values)
    expect(coloursOf('white')).toEqual([['White', 'Glacier White']])
    expect(coloursOf('gray')).toEqual([['Steel Grey']])
    expect(coloursOf('pink')).toEqual([['Pink']])
  })

  test('SRCH-19 a number whose meaning is not said is left to the text search', () => {
    for (const text of ['hilux 40', 'under 40', '35000', 'mazda 6']) expect(parse(text).understood, text).toEqual([])
    expect(parse('under 40').rest).toBe('under 40')
  })

  test("SRCH-19 an 'or' between different matters cannot be used, and is said", () => {
    expect(parse('diesel or suv').unused).toEqual(['or'])
    expect(parse('white or black').unused).toEqual([])
    expect(parse('sunroof or leather').anyOf).toEqual(['filtered_features'])
    expect(parse('sunroof leather').anyOf).toEqual([])
  })

  test("SRCH-19 models and makes that an 'or' joins are alternatives, one alone is text", () => {
    const anyOf = (text: string) => [describeRead(parse(text)), parse(text).rest, parse(text).unused]
    expect(anyOf('cx5 or rav4')).toEqual([['make_model Mazda CX-5', 'make_model Toyota RAV4'], '', []])
    expect(anyOf('cx-5 or rav4 or corolla under 30k')).toEqual([
      ['make_model Mazda CX-5', 'make_model Toyota Corolla', 'make_model Toyota RAV4', 'price -30000'],
      '',
      [],
    ])
    expect(anyOf('white mazda 3 or corolla')).toEqual([
      ['colour White', 'make_model Mazda 3', 'make_model Toyota Corolla'],
      '',
      [],
    ])
    expect(anyOf('toyota or mazda suv')).toEqual([['body SUV', 'make Mazda', 'make Toyota'], '', []])
    expect(anyOf('rav4')).toEqual([[], 'rav4', []])
    // A make and a model, or a model and a body, are not of one kind.
    expect(anyOf('toyota or cx5')).toEqual([[], 'toyota cx5', ['or']])
    expect(anyOf('rav4 or suv')).toEqual([['body SUV'], 'rav4', ['or']])
    expect(anyOf('or rav4 or')).toEqual([[], 'rav4', ['or', 'or']])
  })

  test.each([
    ['cheap first car', [], '', ['cheap', 'first car']],
    ['p plater approved hatch', ['body Hatch'], '', ['p plater approved']],
    ['low kms automatic suv', ['body SUV', 'transmission Automatic'], '', ['low kms']],
    ['small car good on fuel', ['body Hatch'], '', ['good on fuel']],
    ['car for towing a caravan under 60k', ['categories Good for: towing', 'price -60000'], '', []],
    ['suv for 7 people', ['body SUV', 'seats 7 seats'], '', []],
    ['8 people mover', ['body People Mover'], '8', []],
    ['diesel under 6.5l/100km', ['fuel Diesel'], '', ['under 6.5l/100km']],
    ['suv 7 L per 100 km under 40k', ['body SUV', 'price -40000'], '', ['7 L per 100 km']],
    ['2.5l 100 series', [], '2.5l 100 series', []],
    ['ute less than 100 000 kms', ['body Ute', 'km -100000'], '', []],
    ['suv under 40 000 dollars', ['body SUV', 'price -40000'], '', []],
    ['hilux under thirty thousand', ['price -30000'], 'hilux', []],
    ['suv up to forty grand', ['body SUV', 'price -40000'], '', []],
    ['i30 000', [], 'i30 000', []],
    ['learner approved motorbike', ['filtered_features LAMS Approved', 'item_type Motorcycles'], '', []],
    ['learner car', [], '', ['learner']],
    ['4 cylinder auto', ['transmission Automatic'], '', ['4 cylinder']],
    ['6cyl ute', ['body Ute'], '', ['6cyl']],
  ])('SRCH-19 wishes of Australian buyers: %s', (typed, read, rest, unused) => {
    const sentence = parse(typed)
    expect([describeRead(sentence), sentence.rest, sentence.unused]).toEqual([read, rest, unused])
  })

  test('SRCH-19 how far a battery lasts is no odometer, and a Range Rover no distance', () => {
    for (const [text, unused] of [
      ['electric with more than 400km range', 'more than 400km range'],
      ['electric 500 km driving range', '500 km driving range'],
    ] as const)
      expect(parse(text), text).toMatchObject({ understood: [{ attribute: 'fuel' }], rest: '', unused: [unused] })
    expect(parse('80,000 km range rover')).toMatchObject({ understood: [{ attribute: 'km' }], rest: 'range rover' })
  })

  test('SRCH-19 a place that is none is said', () => {
    expect(parse('ute near me').unused).toEqual(['near me'])
    expect(parse('ute in blue').unused).toEqual([])
  })

  test('SRCH-19 the features of the grammar are those of the import, by their names and phrases', () => {
    for (const [feature, phrases] of Object.entries(featurePhrases)) {
      expect(resolveFilteredFeatures([feature]), feature).toContain(feature)
      for (const phrase of phrases) expect(vocabulary.get(phrase)?.values, phrase).toEqual([feature])
    }
  })

  test('SRCH-19 every word of any text is read exactly once, filler or not, and nothing throws', () => {
    const words = [
      'white',
      'or',
      'under',
      '40',
      'k',
      '$',
      'km',
      '2020',
      'near',
      'geelong',
      'not',
      '-',
      '+',
      'ute',
      'zz',
    ]
    const text = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' ')),
      fc.string({ maxLength: 300 }),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const { understood, place, restSpans } = parse(typed)
        const spans = [...understood.map(({ span }) => span), ...(place === null ? [] : [place.span]), ...restSpans]
        const sorted = spans.toSorted((a, b) => a.from - b.from)
        sorted.forEach(({ from, to }, at) => {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThanOrEqual(sorted[at - 1]?.to ?? 0)
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('a site of which nothing is known has the words of the platform', () => {
    expect(describeRead(parseSentence('white ute', knowsNothing))).toEqual(['body Ute', 'colour White'])
  })
})

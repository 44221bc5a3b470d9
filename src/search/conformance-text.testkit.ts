import { describe, expect, test } from 'vitest'
import {
  car,
  counted,
  east,
  everyone,
  loadCars,
  names,
  schema,
  synonyms,
  type EngineFactory,
} from './conformance-fixtures.testkit.ts'
import type { SearchDocument, SearchEngine, SearchQuery } from './search-engine.ts'

/** The text rules of the port, as table cases. */
export function describeTextConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => loadCars(createEngine)
  const find = (text: string, scope: SearchQuery['scope'] = everyone): string =>
    loaded().search({ scope, text }).hits.join(' ')
  const used = (text: string, scope: SearchQuery['scope'] = everyone): string | null =>
    loaded().search({ scope, text }).textUsed

  describe(`${name}: text`, () => {
    test('SRCH-19 every word must match, by prefix, in any attribute', () => {
      expect(find('toy')).toBe('a1 a2')
      expect(find('TOYOTA white')).toBe('a1')
      expect(find('white toyota 2021')).toBe('a1')
      expect(find('toyota red')).toBe('')
      expect(find('citroen')).toBe('b2')
      expect(find('Citroën')).toBe('b2')
    })

    test('SRCH-19 words joined or apart find the same', () => {
      expect(find('cx5')).toBe('a3')
      expect(find('cx 5')).toBe('a3')
      expect(find('CX-5')).toBe('a3')
      expect(find('hi lux')).toBe('a1')
      expect(find('land cruiser')).toBe('a2')
      expect(find('landcruiser')).toBe('a2')
    })

    test('SRCH-19 a number-like word is taken whole first, then as a prefix, never mended', () => {
      expect(find('3')).toBe('a4')
      expect(find('mazda 3')).toBe('a4')
      expect(find('305')).toBe('a4')
      expect(find('s1001')).toBe('a1 b1')
      expect(find('s100')).toBe('a1 a2 b1')
      expect(find('s1003')).toBe('')
    })

    test('SRCH-19 synonyms match whole tokens, also for two words joined', () => {
      expect(find('utility')).toBe('a1 b1')
      expect(find('station wagon')).toBe('b2')
    })

    test('SRCH-19 one edit is mended from 4 letters and two from 7, only where nothing matches as typed', () => {
      expect(find('toyta')).toBe('a1 a2')
      expect(used('toyta')).toBe('toyota')
      expect(find('mazad')).toBe('a3 a4')
      expect(find('ranegr')).toBe('b1')
      expect(find('rngr')).toBe('')
      expect(find('frd')).toBe('')
      expect(used('Lndcruser  WHITE')).toBe('landcruiser white')
      expect(used('lndcruserr')).toBe('lndcruserr')
      expect(used('red')).toBe('red')
    })

    test('SRCH-19 the nearest correction wins, then the weightiest attribute, then the first in order', () => {
      const corrected = (word: string, ...attributes: readonly SearchDocument['attributes'][]): string | null => {
        const engine = createEngine(schema, synonyms, names)
        engine.rebuild(attributes.map((one, at) => car(`d${at}`, 'east', one)))
        return engine.search({ scope: east, text: word }).textUsed
      }
      expect(corrected('silverr', { make: 'Solvera' }, { colour: 'Silver' })).toBe('silver')
      expect(corrected('silverr', { make: 'Silvera' }, { colour: 'Silver' })).toBe('silvera')
      expect(corrected('silverr', { colour: 'Silvers' }, { colour: 'Silvera' })).toBe('silvera')
    })

    const among = (text: string, ...attributes: readonly SearchDocument['attributes'][]): string => {
      const engine = createEngine(schema, synonyms, names)
      engine.rebuild(attributes.map((one, at) => car(`d${at}`, 'east', one)))
      return engine.search({ scope: east, text }).hits.join(' ')
    }

    test('SRCH-19 a name with a hyphen is one word, and its short parts are none', () => {
      const classes = [{ model: 'C-Class' }, { model: 'A-Class', colour: 'C White' }, { model: 'C Class' }]
      expect(among('c-class', ...classes)).toBe('d0 d2')
      expect(among('c class', ...classes)).toBe('d0 d2')
      expect(among('class', ...classes)).toBe('d0 d1 d2')
      const mazdas = [
        { make: 'Mazda', model: 'CX-3' },
        { make: 'Mazda', model: '3' },
        { model: 'Mazda3' },
        { model: '323' },
      ]
      for (const text of ['mazda 3', 'mazda3', 'mazda-3']) expect(among(text, ...mazdas), text).toBe('d1 d2')
      expect(among('cx3', ...mazdas, { model: 'CX-30' })).toBe('d0')
      expect(among('cx 3', ...mazdas, { model: 'CX-30' })).toBe('d0')
    })

    test('SRCH-19 words of one and two letters match whole words, unless they are the whole text', () => {
      const golfs = [
        { model: 'Golf', body: 'R' },
        { model: 'Golf', colour: 'Red' },
        { model: 'Golf', body: 'GTI' },
      ]
      expect(among('golf r', ...golfs)).toBe('d0')
      expect(among('golf gt', ...golfs)).toBe('')
      expect(among('gt', ...golfs)).toBe('d2')
      expect(among('r', ...golfs)).toBe('d0')
    })

    test('SRCH-19 one word of a vehicle never satisfies two words of the text', () => {
      const kias = [{ model: 'Sportage' }, { model: 'Sportage', body: 'Sport' }]
      expect(among('sportage sport', ...kias)).toBe('d1')
      expect(among('sport sportage', ...kias)).toBe('d1')
      expect(among('sportage', ...kias)).toBe('d0 d1')
      const cruisers = [{ model: 'LandCruiser' }, { model: 'LandCruiser', body: 'Cruiser' }]
      expect(among('land cruiser', ...cruisers)).toBe('d0 d1')
      expect(among('landcruiser cruiser', ...cruisers)).toBe('d1')
      expect(among('utility ute', { body: 'Ute' }, { body: 'Ute', model: 'Utility' })).toBe('d1')
    })

    test('SRCH-19 a plate or number is found however its groups are spaced', () => {
      const plates = [{ stocknum: 'AB12CD' }, { stocknum: 'AB 12 CD' }, { stocknum: 'AB-12-CD' }, { stocknum: 'AB12' }]
      for (const text of ['ab12cd', 'AB 12 CD', 'ab-12-cd', 'AB12 CD'])
        expect(among(text, ...plates), text).toBe('d0 d1 d2')
      expect(among('1ab 2cd', { stocknum: '1AB2CD' })).toBe('d0')
      expect(among('jtn 0b92 0jx 12345', { stocknum: 'JTN0B920JX12345' })).toBe('d0')
    })

    test('SRCH-19 tells what was corrected and what nothing has', () => {
      const answer = (text: string) => loaded().search({ scope: everyone, text })
      expect(answer('toyta white')).toMatchObject({ corrections: [{ typed: 'toyta', used: 'toyota' }], unmatched: [] })
      expect(answer('toyota zzzqqq s9')).toMatchObject({ total: 0, corrections: [], unmatched: ['zzzqqq', 's9'] })
      expect(answer('toyota red')).toMatchObject({ total: 0, unmatched: [] })
    })

    test('a mended word keeps the others', () => {
      expect(find('toyta hilux')).toBe('a1')
      expect(find('toyta rangr')).toBe('')
      expect(used('toyta rangr')).toBe('toyota ranger')
    })

    test('text without a word is no text', () => {
      expect(loaded().search({ scope: east, text: ' -!? ' })).toMatchObject({ total: 4, textUsed: null })
      expect(loaded().search({ scope: east })).toMatchObject({ total: 4, textUsed: null })
    })

    test('text applies to every facet and range', () => {
      const answer = loaded().search({
        scope: everyone,
        text: 'toyota',
        refinements: [{ attribute: 'body', values: ['Ute'] }],
        facets: [{ attribute: 'body' }],
        ranges: ['price'],
      })
      expect(counted(answer.facets['body'])).toEqual(['SUV 1', 'Ute 1'])
      expect(answer.ranges['price']).toEqual({ min: 4_500_000, max: 4_500_000 })
    })
  })
}

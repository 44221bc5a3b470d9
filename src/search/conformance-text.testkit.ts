import { describe, expect, test } from 'vitest'
import { car, cars, counted, east, everyone, schema, synonyms, type EngineFactory } from './conformance-fixtures.ts'
import type { SearchDocument, SearchEngine, SearchQuery } from './search-engine.ts'

/** The text rules of the port, as table cases. */
export function describeTextConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => {
    const engine = createEngine(schema, synonyms)
    engine.rebuild(cars)
    return engine
  }
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
        const engine = createEngine(schema, synonyms)
        engine.rebuild(attributes.map((one, at) => car(`d${at}`, 'east', one)))
        return engine.search({ scope: east, text: word }).textUsed
      }
      expect(corrected('silverr', { make: 'Solvera' }, { colour: 'Silver' })).toBe('silver')
      expect(corrected('silverr', { make: 'Silvera' }, { colour: 'Silver' })).toBe('silvera')
      expect(corrected('silverr', { colour: 'Silvers' }, { colour: 'Silvera' })).toBe('silvera')
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

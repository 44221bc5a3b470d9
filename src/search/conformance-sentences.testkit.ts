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
import type { SearchEngine } from './search-engine.ts'

/** The tests of what an engine must do for typed sentences and for similar titles. */
export function describeSentenceConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => loadCars(createEngine)

  describe(`${name}: sentences`, () => {
    test('SRCH-04 a refinement can require that a vehicle has all of its values', () => {
      const values = ['Bluetooth', 'Tow bar']
      const ask = (all: boolean) =>
        loaded().search({
          scope: everyone,
          refinements: [{ attribute: 'features', values, all }],
          facets: [{ attribute: 'features' }, { attribute: 'make' }],
        })
      expect(ask(true).hits).toEqual(['a1'])
      expect(ask(false).hits).toEqual(['a1', 'a2', 'b1'])
      expect(counted(ask(true).facets['make'])).toEqual(['Toyota 1'])
      expect(counted(ask(true).facets['features'])).toEqual(['Bluetooth 2', 'Tow bar 2'])
    })

    test('SRCH-19 vehicles with the fewest words beyond those of the text come first', () => {
      const engine = createEngine(schema, synonyms, names)
      const buildCar = (id: string, model: string, rank: number) => car(id, 'east', { make: 'Toyota', model, rank })
      engine.rebuild([
        buildCar('a', 'HiLux SR5 Rogue', 9),
        buildCar('b', 'HiLux', 1),
        buildCar('c', 'HiLux SR5', 2),
        buildCar('d', 'HiLux SR5', 5),
      ])
      const ask = (text: string, offset = 0) =>
        engine.search({
          scope: east,
          text: 'hilux',
          closest: { text, attributes: ['make', 'model'] },
          sort: [{ attribute: 'rank', direction: 'desc' }],
          offset,
          limit: 3,
        }).hits
      expect(ask('toyota hilux sr5')).toEqual(['d', 'c', 'b'])
      expect(ask('toyota hilux sr5', 2)).toEqual(['b', 'a'])
      expect(ask('hilux rogue sr5')).toEqual(['a', 'd', 'c'])
    })
  })
}

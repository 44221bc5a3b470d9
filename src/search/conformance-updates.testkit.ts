import { describe, expect, test } from 'vitest'
import { car, counted, east, everyone, loadCars, type EngineFactory } from './conformance-fixtures.testkit.ts'
import type { SearchEngine } from './search-engine.ts'

/** What updates of an index do, as table cases. */
export function describeUpdateConformance(name: string, createEngine: EngineFactory): void {
  const loaded = (): SearchEngine => loadCars(createEngine)

  describe(`${name}: updates`, () => {
    test('upsert replaces by id, also the owner', () => {
      const engine = loaded()
      engine.upsert([car('a1', 'west', { make: 'Kia', price: 1 }), car('c1', 'east', { make: 'Kia' })])
      expect(engine.size).toBe(7)
      expect(engine.search({ scope: east }).hits).toEqual(['a2', 'a3', 'a4', 'c1'])
      expect(
        counted(engine.search({ scope: { owners: ['west'] }, facets: [{ attribute: 'make' }] }).facets['make']),
      ).toEqual(['Citroën 1', 'Ford 1', 'Kia 1'])
      expect(engine.search({ scope: everyone, text: 'hilux' }).total).toBe(0)
    })

    test('remove forgets the document and its values; unknown ids are ignored', () => {
      const engine = loaded()
      engine.remove(['b1', 'nothing', 'b1'])
      expect(engine.size).toBe(5)
      expect(engine.search({ scope: everyone }).hits).toEqual(['a1', 'a2', 'a3', 'a4', 'b2'])
      expect(engine.facetValues({ scope: everyone, attribute: 'model', prefix: 'r' })).toEqual([])
      engine.upsert([car('b9', 'west', { make: 'Ford' })])
      expect(engine.search({ scope: { owners: ['west'] } }).hits).toEqual(['b2', 'b9'])
    })

    test('rebuild drops everything, and keeps everything when a document does not fit', () => {
      const engine = loaded()
      expect(() => engine.rebuild([car('x', 'east', {}), car('y', 'east', { price: 1.5 })])).toThrow(RangeError)
      expect(engine.size).toBe(6)
      engine.rebuild([car('x', 'east', {})])
      expect(engine.search({ scope: everyone }).hits).toEqual(['x'])
    })

    test('the position is opaque and handed back', () => {
      const engine = loaded()
      expect(engine.search({ scope: everyone }).position).toBe('')
      engine.setPosition('(17,3)')
      expect(engine.position).toBe('(17,3)')
      expect(engine.search({ scope: everyone }).position).toBe('(17,3)')
    })
  })
}

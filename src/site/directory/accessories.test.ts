import { describe, expect, test } from 'vitest'
import { accessoryKinds, findAccessory, groupAccessories, listAccessories } from './accessories.ts'
import { modelBodyNames } from './model-row.ts'

const idsOf = (...asked: Parameters<typeof listAccessories>) => listAccessories(...asked).map(({ id }) => id)

describe('CONTENT-09 accessories', () => {
  test('CONTENT-09 ids are unique and plain, and every kind has words', () => {
    expect(new Set(accessoryKinds.map(({ id }) => id)).size).toBe(accessoryKinds.length)
    for (const { id, name, note } of accessoryKinds) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(name.length, id).toBeGreaterThan(2)
      expect(note, id).toMatch(/^[A-Z].+\.$/)
      expect(findAccessory(id)?.name).toBe(name)
    }
  })

  test.each(modelBodyNames)('CONTENT-09 a %s has accessories', (body) => {
    expect(listAccessories(body, false).length).toBeGreaterThan(4)
  })

  test('CONTENT-09 a body has what is made for it and nothing else', () => {
    expect(idsOf('ute', false)).toEqual(expect.arrayContaining(['tow-bar', 'canopy', 'tub-liner', 'bull-bar']))
    expect(idsOf('hatch', false)).not.toEqual(expect.arrayContaining(['canopy']))
    expect(idsOf('van', false)).toContain('shelving')
    expect(idsOf('caravan', false)).not.toContain('seat-covers')
    expect(idsOf('motorcycle', false)).not.toContain('tow-bar')
    expect(idsOf(null, true)).toEqual([])
  })

  test('CONTENT-09 the charger is for what can be charged', () => {
    expect(idsOf('suv', true)).toContain('wall-charger')
    expect(idsOf('suv', false)).not.toContain('wall-charger')
  })

  test('CONTENT-09 groups hold every kind once and none of them is empty', () => {
    const groups = groupAccessories(listAccessories('sedan', false))
    expect(groups.flatMap(({ kinds }) => kinds.map(({ id }) => id))).toEqual(idsOf('sedan', false))
    expect(groups.every(({ kinds }) => kinds.length > 0)).toBe(true)
    expect(groups.map(({ group }) => group)).not.toContain('Tub & tray')
  })

  test.each(['', 'Tow-Bar', 'tow bar', '__proto__', 'x'.repeat(5_000)])('API-04 %j is no accessory', (id) => {
    expect(findAccessory(id)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { slugify } from '#domain/format/slugify.ts'
import { findMake, findModel, listMakes, listModels } from './directory.ts'
import { europeanModels } from './models-europe.ts'
import { japaneseModels } from './models-japan.ts'
import { otherModels } from './models-other.ts'

describe('TEN-10 the manufacturer directory', () => {
  test('TEN-10 a make has name, slug and logo.url, and is found by either in any case', () => {
    expect(findMake('land rover')).toEqual({ name: 'Land Rover', slug: 'land-rover', kind: 'car', logo: { url: null } })
    expect(findMake('citroen')?.name).toBe('Citroën')
    expect(findMake('harley-davidson')?.kind).toBe('motorcycle')
    expect(findMake('Nobody')).toBeNull()
  })

  test('TEN-10 a model carries every field of the specification', () => {
    expect(findModel('toyota', 'hilux')).toEqual({
      make: 'Toyota', name: 'HiLux', slug: 'hilux', image: { url: null }, accessories_count: null, body: 'ute', manufacturer_body_1: 'Utes & Vans', manufacturer_body_2: null,
      manufacturer_body_3: null, status: 'current', cloudfront_new_image_url: null, override_url: null, stock_name: 'HiLux',
    })
    expect(listModels('toyota').filter(({ status }) => status === 'coming_soon').length).toBeGreaterThan(0)
    expect(findModel('toyota', 'landcruiser-300')?.stock_name).toBe('LandCruiser')
  })

  test('TEN-10 no slug stands twice, and each list of models belongs to a make', () => {
    const slugs = listMakes().map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const lists = [japaneseModels, europeanModels, otherModels]
    const named = lists.flatMap((list) => Object.keys(list))
    expect(new Set(named).size).toBe(named.length)
    for (const make of named) {
      expect(findMake(make)?.name).toBe(make)
      const models = listModels(make).map(({ slug }) => slug)
      expect(new Set(models).size, make).toBe(models.length)
      for (const { name, slug } of listModels(make)) expect(slug).toBe(slugify(name))
    }
    expect(listMakes('car').length).toBeGreaterThan(80)
  })
})

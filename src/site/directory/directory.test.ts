import { describe, expect, test } from 'vitest'
import { slugify } from '#domain/format/slugify.ts'
import { findMake, findModel, listMakes, listModels } from './directory.ts'
import { americanModels } from './models-america.ts'
import { asianModels } from './models-asia.ts'
import { europeanModels } from './models-europe.ts'
import { japaneseModels } from './models-japan.ts'
import { leisureModels } from './models-leisure.ts'

describe('TEN-10 the manufacturer directory', () => {
  test.each(['Land Rover', 'land rover', 'LAND ROVER', 'land-rover'])(
    'TEN-10 a make is found by name in any case or by slug: %s',
    (asked) => {
      expect(findMake(asked)).toMatchObject({ name: 'Land Rover', slug: 'land-rover', kind: 'car' })
    },
  )

  test('TEN-10 accents and kinds of makes', () => {
    expect(findMake('citroen')?.name).toBe('Citroën')
    expect(findMake('harley-davidson')?.kind).toBe('motorcycle')
    expect(findMake('Nobody')).toBeNull()
  })

  test('TEN-10 a model carries every field of the specification', () => {
    const fields = [
      'name',
      'slug',
      'image',
      'accessories_count',
      'body',
      'manufacturer_body_1',
      'manufacturer_body_2',
      'manufacturer_body_3',
      'status',
      'cloudfront_new_image_url',
      'override_url',
    ]
    const models = listMakes().flatMap(({ name }) => listModels(name))
    expect(models.length).toBeGreaterThan(200)
    for (const model of models) expect(Object.keys(model), model.name).toEqual(expect.arrayContaining(fields))
  })

  test('TEN-10 a model takes category, status and stock name from its row, or the category of its body', () => {
    expect(findModel('toyota', 'hilux')).toMatchObject({
      make: 'Toyota',
      name: 'HiLux',
      slug: 'hilux',
      body: 'ute',
      manufacturer_body_1: 'Utes & Vans',
      manufacturer_body_2: null,
      status: 'current',
      stock_name: 'HiLux',
    })
    expect(findModel('Toyota', 'Camry')).toMatchObject({
      manufacturer_body_1: 'Hatch & sedans',
      manufacturer_body_2: 'Cars',
      manufacturer_body_3: 'Electrified',
    })
    expect(listModels('toyota').filter(({ status }) => status === 'coming_soon').length).toBeGreaterThan(0)
    expect(findModel('toyota', 'landcruiser-300')?.stock_name).toBe('LandCruiser')
  })

  test('TEN-10 no slug stands twice, and each list of models belongs to a make', () => {
    const slugs = listMakes().map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const lists = [japaneseModels, europeanModels, americanModels, asianModels, leisureModels]
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

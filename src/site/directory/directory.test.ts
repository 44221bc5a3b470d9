import { describe, expect, test } from 'vitest'
import { slugify } from '#domain/format/slugify.ts'
import { findMake, findModel, listMakes, listModels } from './directory.ts'
import { findMakeMark } from './make-mark.ts'
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

  test('TEN-10 makes are listed by slug, all of them or those of one kind, each with a mark', () => {
    const kinds = ['car', 'motorcycle', 'caravan'] as const
    for (const kind of kinds) {
      const makes = listMakes(kind)
      expect(makes.length, kind).toBeGreaterThan(5)
      expect(new Set(makes.map((make) => make.kind))).toEqual(new Set([kind]))
    }
    const all = listMakes()
    expect(all).toHaveLength(kinds.reduce((sum, kind) => sum + listMakes(kind).length, 0))
    expect(all.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug).toSorted())
    for (const { logo, slug } of all) expect(findMakeMark(logo.url.replace('/images/makes/', '')), slug).not.toBeNull()
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
    for (const model of models) {
      expect(Object.keys(model), model.name).toEqual(expect.arrayContaining(fields))
      expect(model.image.url, model.name).toMatch(
        /^\/vehicle-art\/[a-z]+-[a-z]+-[a-z]+-\d\d-[a-z0-9]+-latest\/front-quarter$/,
      )
      expect(model.cloudfront_new_image_url, model.name).toBe(model.image.url.replace('front-quarter', 'front'))
      expect(model.accessories_count, model.name).toBeGreaterThan(0)
      expect(model.override_url, model.name).toBeNull()
      // Upcoming comes from the status.
      const categories = [model.manufacturer_body_1, model.manufacturer_body_2, model.manufacturer_body_3]
      expect(categories, model.name).not.toContain('Upcoming')
    }
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

  test.each([
    ['ute', 'Utes & Vans'],
    ['suv', 'SUVs & 4WDs'],
    ['sedan', 'Hatch & sedans'],
    ['coupe', 'Cars'],
    ['motorcycle', null],
    ['caravan', null],
  ])('TEN-10 a model of the body %s whose row has no category stands under %s', (body, category) => {
    const rows = Object.entries({ ...japaneseModels, ...europeanModels, ...leisureModels }).flatMap(([make, models]) =>
      models.map(([name, own, categories]) => ({ make, name, own, categories })),
    )
    const plain = rows.filter(({ own, categories }) => own === body && categories === undefined)
    expect(plain.length).toBeGreaterThan(0)
    for (const { make, name } of plain)
      expect(findModel(make, name)).toMatchObject({ manufacturer_body_1: category, manufacturer_body_2: null })
  })

  test('TEN-10 no slug appears twice, and each list of models belongs to a make', () => {
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

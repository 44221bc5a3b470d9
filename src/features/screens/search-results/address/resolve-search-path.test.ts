import { describe, expect, test } from 'vitest'
import { resolveSearchPath, type SearchPathKnowledge } from './resolve-search-path.ts'

const knowledge: SearchPathKnowledge = {
  findMake: async (slug) =>
    new Map([
      ['toyota', 'Toyota'],
      ['land-rover', 'Land Rover'],
      ['ute', 'Ute Works'],
      ['demo-cars', 'Never reached'],
    ]).get(slug) ?? null,
  findModel: async (make, slug) => (make === 'Toyota' && slug === 'hilux' ? 'HiLux' : null),
  dealerships: [
    { slug: 'northside', name: 'Northside Cars' },
    { slug: 'toyota', name: 'Never reached' },
    { slug: 'wagon', name: 'Never reached' },
  ],
}
const resolve = (path: string) => resolveSearchPath(path.split('/').filter(Boolean), knowledge)

describe('what a search address means', () => {
  test.each([
    ['new-used-and-demo-cars', []],
    ['used-cars', [{ attribute: 'car_type', values: ['used'] }]],
    ['new-and-demo-cars', [{ attribute: 'car_type', values: ['new', 'demo'] }]],
    ['new-cars', [{ attribute: 'car_type', values: ['new'] }]],
    ['demo-cars', [{ attribute: 'car_type', values: ['demo'] }]],
    ['toyota', [{ attribute: 'make', values: ['Toyota'] }]],
    ['land-rover', [{ attribute: 'make', values: ['Land Rover'] }]],
    [
      'toyota/hilux',
      [
        { attribute: 'make', values: ['Toyota'] },
        { attribute: 'model', values: ['HiLux'] },
      ],
    ],
    ['suv', [{ attribute: 'body', values: ['SUV'] }]],
    ['peopleMover', [{ attribute: 'body', values: ['People Mover'] }]],
    ['ev', [{ attribute: 'categories', values: ['ev'] }]],
    ['northside', [{ attribute: 'dealership_slug', values: ['northside'] }]],
  ])('SRCH-02 /search/%s', async (path, fixed) => {
    expect(await resolve(path)).toMatchObject({ path: `/search/${path}`, fixed })
  })

  test.each([
    ['Toyota', 'toyota'],
    ['TOYOTA/HiLux', 'toyota/hilux'],
    ['Land Rover', 'land-rover'],
    ['Used-Cars', 'used-cars'],
    ['SUV', 'suv'],
    ['peoplemover', 'peopleMover'],
    ['NorthSide', 'northside'],
  ])('SRCH-01 SRCH-02 /search/%s means /search/%s, whatever its case', async (asked, canonical) => {
    const found = await resolve(asked)
    expect(found).toEqual(await resolve(canonical))
    expect(found?.path).toBe(`/search/${canonical}`)
  })

  test.each([
    ['demo-cars', 'Demo vehicles', 'a fixed path before a make'],
    ['ute', 'Ute Works', 'a make before a body type'],
    ['wagon', 'Wagon', 'a body type before a dealership'],
    ['toyota', 'Toyota', 'a make before a dealership'],
  ])('SRCH-02 /search/%s is %s: %s', async (path, title) => {
    expect((await resolve(path))?.title).toBe(title)
  })

  test('SRCH-22 a dealership has its own search, titled with its name', async () => {
    expect(await resolve('northside')).toEqual({
      path: '/search/northside',
      title: 'Northside Cars',
      fixed: [{ attribute: 'dealership_slug', values: ['northside'] }],
    })
  })

  test.each(['', 'nowhere', 'toyota/nothing', 'nowhere/hilux', 'toyota/hilux/sr5', '__proto__', 'constructor'])(
    'SRCH-02 /search/%s names nothing',
    async (path) => {
      expect(await resolve(path)).toBeNull()
    },
  )
})

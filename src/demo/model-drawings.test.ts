import { expect, test } from 'vitest'
import { listMakes, listModels } from '#site/directory/directory.ts'
import { lookOfMake } from '#site/directory/model-picture.ts'
import { artFamilies, artShapes } from './art-key.ts'
import { findBody, isBodyOfShape } from './vehicle-body/models/find-body.ts'
import { findTypicalBody } from './vehicle-body/models/typical-bodies.ts'
import { vehicleDrawings } from './vehicle-drawings.ts'
import { buildImages } from './vehicle/build-images.ts'

const models = listMakes().flatMap(({ name }) => listModels(name))

test('TEN-10 the studio draws both pictures of every model of the directory', () => {
  expect(models.length).toBeGreaterThan(500)
  for (const { name, image, cloudfront_new_image_url: second } of models) {
    expect(vehicleDrawings.find(image.url, 'cool_grey'), `${name} ${image.url}`).not.toBeNull()
    expect(vehicleDrawings.find(second, 'cool_grey'), `${name} ${second}`).not.toBeNull()
  }
})

test('TEN-10 every make is drawn as a family that the studio knows', () => {
  for (const { name } of listMakes()) expect(artFamilies, name).toContain(lookOfMake(name))
})

const key = 'suv-toyota-white-07'

test.each(['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'side-left', 'wheel', 'lamp', 'tail'])(
  'the %s of a modelled car is rendered over a backdrop, by values that JSON can hold',
  (view) => {
    const drawing = vehicleDrawings.find(`/vehicle-art/${key}-toyotarav42019/${view}`, 'cool_grey')
    const input = drawing?.overlay?.input
    expect(input).toMatchObject({ model: 'toyotarav42019', paint: 'white', seed: 7, view, scene: 'studio' })
    expect(JSON.parse(JSON.stringify(input))).toEqual(input)
    expect(drawing?.draw()).toMatch(/^<svg/)
  },
)

test('a car without a model is shown as the typical one of its family', () => {
  expect(vehicleDrawings.find(`/vehicle-art/${key}/side`, 'cool_grey')?.overlay?.input).toMatchObject({
    model: 'toyotarav42019',
  })
})

test('the cabin of a modelled car is rendered in its paint, and one of a kind that is not modelled is drawn', () => {
  for (const car of [key, `${key}-toyotarav42019`]) {
    const { overlay } = vehicleDrawings.find(`/vehicle-art/${car}/detail`, 'cool_grey') ?? {}
    expect(overlay?.input).toMatchObject({ shape: 'suv', family: 'toyota', paint: 'white', seed: 7, view: 'detail' })
    expect(overlay?.program).toMatch(/cabin\/render-order\.ts$/)
  }
  expect(vehicleDrawings.find('/vehicle-art/bus-toyota-white-07/detail', 'cool_grey')?.overlay).toBeUndefined()
})

test('the cab chassis of a modelled ute is its cab with a tray', () => {
  const find = (car: string) => vehicleDrawings.find(`/vehicle-art/${car}/side`, 'cool_grey')
  expect(find('cabchassis-toyota-white-07-toyotahilux2015')?.overlay?.input).toMatchObject({ isCabChassis: true })
  expect(find('ute-toyota-white-07-toyotahilux2015')?.overlay?.input).not.toHaveProperty('isCabChassis')
  expect(find('cabchassis-toyota-white-07-toyotarav42019')).toBeNull()
  expect(find('cabchassis-toyota-white-07')?.overlay).toBeUndefined()
})

test.each([
  ['a view in perspective without a model', `${key}/front-quarter`],
  ['a model that nobody knows', `${key}-toyotanothing2019/side`],
  ['a model in a shape that it has not', 'ute-toyota-white-07-toyotarav42019/side'],
  ['a view in perspective of a caravan', 'caravan-toyota-white-07/front-quarter'],
])('there is no drawing of %s', (_what, path) => {
  expect(vehicleDrawings.find(`/vehicle-art/${path}`, 'cool_grey')).toBeNull()
})

test('every typical body is modelled in the shape for which it stands', () => {
  for (const shape of artShapes)
    for (const family of artFamilies) {
      const name = findTypicalBody(shape, family)
      if (name === null) continue
      const body = findBody(name)
      expect(body !== null && isBodyOfShape(body, shape), `${shape} ${family} ${name}`).toBe(true)
    }
})

test('the gallery of a modelled car begins with three quarters of its front and shows each view once', () => {
  const parts = { shape: 'suv', family: 'toyota', paint: 'white', seed: 7, model: 'toyotarav42019' } as const
  const views = buildImages(parts, 24).map(({ url }) => url.split('/').at(-1))
  expect(views.slice(0, 5)).toEqual(['front-quarter', 'side', 'rear-quarter', 'detail', 'wheel'])
  expect(new Set(views).size).toBe(views.length)
  expect(buildImages(parts, 3)).toHaveLength(3)
})

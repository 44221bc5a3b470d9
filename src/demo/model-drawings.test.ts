import { expect, test } from 'vitest'
import { listMakes, listModels } from '#site/directory/directory.ts'
import { lookOfMake } from '#site/directory/model-picture.ts'
import { artFamilies, artShapes } from './art-key.ts'
import { findVehicle, isVehicleOfShape } from './vehicle-body/models/find-vehicle.ts'
import { findTypicalBody } from './vehicle-body/models/typical-bodies.ts'
import { vehicleDrawings } from './vehicle-drawings.ts'
import { buildImages } from './vehicle/build-images.ts'

const models = listMakes().flatMap(({ name }) => listModels(name))

test('the studio draws both pictures of every model of the directory', () => {
  expect(models.length).toBeGreaterThan(500)
  for (const { name, image, cloudfront_new_image_url: second } of models) {
    expect(vehicleDrawings.find(image.url, 'cool_grey'), `${name} ${image.url}`).not.toBeNull()
    expect(vehicleDrawings.find(second, 'cool_grey'), `${name} ${second}`).not.toBeNull()
  }
})

test.each([
  ['suv-toyota-white-07-toyotarav4', 'toyotarav42026'],
  ['suv-toyota-white-07-toyotacorollacross', 'toyotacorollacross2022'],
  ['hatch-toyota-white-07-toyotacorolla', 'toyotacorolla2018'],
  ['caravan-toyota-white-07-jaycostarcraft', 'jaycostarcraft185782018'],
  ['roadbike-german-grey-07-bmwr1250gs', 'bmwr1250gs2019'],
  // Nobody has modelled these in their shape, so that what is typical of shape and make stands for them.
  ['hatch-toyota-sand-07-toyotaecho', 'toyotacorolla2018'],
  ['sedan-toyota-sand-07-toyotarav4', 'toyotacamry2024'],
  ['cruiser-american-black-07-indianchief', 'harleydavidsonsoftailfatboy1142018'],
])('a model is drawn as its latest generation: %s', (car, model) => {
  for (const view of ['front-quarter', 'side'])
    expect(vehicleDrawings.find(`/vehicle-art/${car}-latest/${view}`, 'cool_grey')?.overlay?.input).toMatchObject({
      model,
      view,
    })
})

test('a model of which no body of its shape and make is modelled shows the outline of its shape', () => {
  const find = (path: string) => vehicleDrawings.find(`/vehicle-art/wagon-toyota-grey-18${path}`, 'cool_grey')
  const outline = find('/side')?.draw()
  expect(outline).toMatch(/^<svg/)
  expect(find('-toyotarukus-latest/front-quarter')?.draw()).toBe(outline)
})

test('the current cars of a make have a body each, but for those that share the vehicles of another', () => {
  const current = listModels('toyota').filter(
    (model) =>
      model.status === 'current' &&
      ![model.manufacturer_body_1, model.manufacturer_body_2, model.manufacturer_body_3].includes('Discontinued'),
  )
  const bodies = new Map(
    current.map(({ stock_name, image }) => [
      stock_name,
      JSON.stringify(vehicleDrawings.find(image.url, 'cool_grey')?.overlay?.input, ['model']),
    ]),
  )
  expect(new Set(bodies.values()).size).toBe(bodies.size)
})

test('every make is drawn as a family that the studio knows', () => {
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

test.each(['front-quarter', 'side', 'rear-quarter', 'side-left', 'front', 'rear', 'detail', 'wheel', 'lamp', 'tail'])(
  'the %s of a motorcycle is rendered over a backdrop, by values that JSON can hold',
  (view) => {
    const path = `/vehicle-art/cruiser-american-black-07-indianscout2018/${view}`
    const { overlay, draw } = vehicleDrawings.find(path, 'cool_grey') ?? {}
    expect(overlay?.input).toMatchObject({ model: 'indianscout2018', paint: 'black', seed: 7, view, scene: 'studio' })
    expect(overlay?.program).toMatch(/bike\/render-order\.ts$/)
    expect(JSON.parse(JSON.stringify(overlay?.input))).toEqual(overlay?.input)
    expect(draw?.()).toMatch(/^<svg/)
  },
)

test('an open car is rendered without its roof, its seats in the colour of its cabin', () => {
  const find = (car: string) => vehicleDrawings.find(`/vehicle-art/${car}/side`, 'cool_grey')?.overlay?.input
  expect(find('convertible-ford-red-08-fordmustang2015')).toMatchObject({
    open: { seats: expect.stringMatching(/^#/) },
  })
  expect(find('coupe-ford-red-08-fordmustang2015')).not.toHaveProperty('open')
  expect(find('softtop-american-red-08')).toMatchObject({ model: 'jeepwrangler2019' })
  expect(find('softtop-american-red-08')).not.toHaveProperty('open')
})

test('a car without a model is shown as the typical one of its family', () => {
  expect(vehicleDrawings.find(`/vehicle-art/${key}/side`, 'cool_grey')?.overlay?.input).toMatchObject({
    model: 'toyotarav42019',
  })
})

test('the cabin of a modelled car is rendered in its paint, and that of a caravan is its room', () => {
  for (const car of [key, `${key}-toyotarav42019`]) {
    const { overlay } = vehicleDrawings.find(`/vehicle-art/${car}/detail`, 'cool_grey') ?? {}
    expect(overlay?.input).toMatchObject({ shape: 'suv', family: 'toyota', paint: 'white', seed: 7, view: 'detail' })
    expect(overlay?.program).toMatch(/cabin\/render-order\.ts$/)
  }
  const room = vehicleDrawings.find('/vehicle-art/caravan-toyota-white-07/detail', 'cool_grey')
  expect(room?.overlay?.program).toMatch(/room\/render-order\.ts$/)
  expect(room?.draw()).toMatch(/^<svg/)
})

test('the cab chassis of a modelled ute is its cab with a tray', () => {
  const find = (car: string) => vehicleDrawings.find(`/vehicle-art/${car}/side`, 'cool_grey')
  expect(find('cabchassis-toyota-white-07-toyotahilux2015')?.overlay?.input).toMatchObject({ isCabChassis: true })
  expect(find('ute-toyota-white-07-toyotahilux2015')?.overlay?.input).not.toHaveProperty('isCabChassis')
  expect(find('cabchassis-toyota-white-07-toyotarav42019')).toBeNull()
  expect(find('cabchassis-subaru-white-07')?.overlay?.input).toMatchObject({ isCabChassis: true })
})

test.each([
  ['a view in perspective without a model', `${key}/front-quarter`],
  ['a model that nobody knows', `${key}-toyotanothing2019/side`],
  ['a model in a shape that it has not', 'ute-toyota-white-07-toyotarav42019/side'],
  ['a motorcycle that nobody knows', 'cruiser-american-black-07-nobody2020/side'],
  ['a motorcycle in a shape that it has not', 'cruiser-japanese-black-07-yamahamt072018/side'],
  ['a view in perspective of a motorcycle without a model', 'roadbike-japanese-red-07/front-quarter'],
  ['a view in perspective of a caravan without a model', 'caravan-toyota-white-07/front-quarter'],
  ['a caravan in the shape of a motorhome', 'motorhome-toyota-white-07-jaycojourney17558touring2018/side'],
])('there is no drawing of %s', (_what, path) => {
  expect(vehicleDrawings.find(`/vehicle-art/${path}`, 'cool_grey')).toBeNull()
})

test.each([
  'bus',
  'lighttruck',
  'motorhome',
  'caravan',
  'offroadcaravan',
  'campertrailer',
  'cabchassis',
  'convertible',
  'softtop',
  'roadbike',
  'cruiser',
  'dirtbike',
])('every family shows a modelled %s', (shape) => {
  for (const family of artFamilies)
    for (const view of ['side', 'side-left', 'front', 'rear', 'wheel', 'lamp', 'tail'])
      expect(
        vehicleDrawings.find(`/vehicle-art/${shape}-${family}-white-07/${view}`, 'cool_grey')?.overlay,
        `${family} ${view}`,
      ).toBeDefined()
})

test('a camper trailer, which has no room while it is closed, shows its lids', () => {
  const detail = vehicleDrawings.find('/vehicle-art/campertrailer-toyota-white-07/detail', 'cool_grey')
  expect(detail?.overlay?.input).toMatchObject({ view: 'locker' })
})

test('every typical body is modelled in the shape for which it stands', () => {
  for (const shape of artShapes)
    for (const family of artFamilies) {
      const name = findTypicalBody(shape, family)
      if (name === null) continue
      const vehicle = findVehicle(name)
      expect(vehicle !== null && isVehicleOfShape(vehicle, shape), `${shape} ${family} ${name}`).toBe(true)
    }
})

test('the gallery of a modelled car begins with three quarters of its front and shows each view once', () => {
  const parts = { shape: 'suv', family: 'toyota', paint: 'white', seed: 7, model: 'toyotarav42019' } as const
  const views = buildImages(parts, 24).map(({ url }) => url.split('/').at(-1))
  expect(views.slice(0, 5)).toEqual(['front-quarter', 'side', 'rear-quarter', 'detail', 'wheel'])
  expect(new Set(views).size).toBe(views.length)
  expect(buildImages(parts, 3)).toHaveLength(3)
  const bike = { shape: 'cruiser', family: 'american', paint: 'white', seed: 7, model: 'indianscout2018' } as const
  const shown = buildImages(bike, 24).map(({ url }) => url.split('/').at(-1))
  expect(shown.slice(0, 5)).toEqual(['front-quarter', 'side', 'rear-quarter', 'detail', 'front'])
  expect(new Set(shown)).toEqual(new Set(views))
})

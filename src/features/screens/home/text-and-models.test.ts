import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadHome } from './home-blocks.testkit.ts'

const ofMake = (make: string, ...models: readonly string[]) =>
  models.map((model, index) =>
    buildVehicle(`${make}${index}`, { make, model, make_model: `${make} ${model}`, price: dollars(30_000) }),
  )

test('CONTENT-12 a block of models may show those of another make than the manufacturer', async () => {
  const stock = [...ofMake('Ford', 'Ranger', 'Everest'), ...ofMake('GWM', 'Cannon', 'Jolion', 'Tank 300')]
  const blocks = [{ block: 'models' }, { block: 'models', make: 'GWM' }] as never
  const { blocks: built } = await loadHome(stock, {
    manufacturer: { name: 'Ford', slug: 'ford' },
    content: { home: { blocks } },
  })
  expect(built.flatMap((block) => (block.block === 'models' ? [[block.title, block.models.length]] : []))).toEqual([
    ['Browse Ford', 2],
    ['Browse GWM', 3],
  ])
})

test('CONTENT-12 a text has the picture that it names, and a band without one that of the workshop', async () => {
  const service = {
    id: 'w',
    name: 'Workshop',
    slug: 'workshop',
    location_type: 'service',
    image: '/places/w.svg',
    address: { state: 'QLD' },
  }
  const imageOf = async (entry: object, locations: readonly object[]) => {
    const text = { block: 'text', text: 'We are here.', ...entry }
    const site = {
      dealerships: [{ id: 'd', slug: 'd', name: 'D', locations }],
      content: { home: { blocks: [text] } },
    }
    return (await loadHome([], site as never)).find('text')?.image
  }
  expect(await imageOf({ image: '/own.webp' }, [service])).toBe('/own.webp')
  expect(await imageOf({}, [service])).toBe('/places/w.svg')
  expect(await imageOf({ kind: 'letter' }, [service])).toBeNull()
  expect(await imageOf({}, [{ ...service, location_type: 'sales' }])).toBeNull()
})

test('CONTENT-04 the prices of servicing begin with the models of which there are most in stock', async () => {
  const stock = [...ofMake('Toyota', 'RAV4', 'Camry', 'Camry', 'Supra', 'Supra', 'Supra')]
  const page = await loadHome(stock, {
    template: 'toyota',
    content: { home: { blocks: ['service_advantage'] } },
  } as never)
  expect(page.find('service_advantage')?.examples).toEqual([
    { model: 'Camry', price: '$255' },
    { model: 'RAV4', price: '$260' },
  ])
})

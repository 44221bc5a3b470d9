import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { action as sendEnquiry, loader as loadEnquiry } from './enquire.tsx'
import { action as sendOffer, loader as loadOffer } from './vehicle-form.tsx'

const car = buildVehicle('A1', { id: 'a234567', slug: '2022-toyota-hilux-a1' })
const sold = buildVehicle('B1', { id: 'b234567', slug: '2022-toyota-hilux-b1', status: 'sold' })

/** Of a loader or an action, whether it answered or threw. */
interface Answer {
  readonly status: number
  readonly location: string | null
  readonly data: {
    readonly reply?: { readonly initialValue: object }
    readonly showing?: {
      readonly view: {
        readonly missing: boolean
        readonly heading: string
        readonly car: { readonly title: string } | null
      }
    }
  } | null
}

type Route = (args: never) => Promise<unknown>

/**
 * Runs a route's loader or action as the router does; the store is one that breaks when it is asked for what cannot be
 * there.
 */
async function run(route: Route, path: string, body?: string): Promise<Answer> {
  const site = buildTestSite({ vdp_config: { make_an_offer: true } })
  const services: Partial<RequestContext> = {
    site,
    ctx: buildSiteContext(site.slug),
    stock: {
      findByIdOrSlug(_ctx: unknown, key: string) {
        if (!/^[\w-]{1,200}$/.test(key)) return Promise.reject(new Error(`asked for ${JSON.stringify(key)}`))
        return Promise.resolve([car, sold].find(({ id, slug }) => key === id || key === slug) ?? null)
      },
    } as unknown as RequestContext['stock'],
    takeAllowance: () => Promise.resolve(true),
    takeNetworkAllowance: () => Promise.resolve(true),
    findVisitor: () => Promise.resolve(null),
    formSecret: 'secret',
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(path, 'http://test-site.localhost:3000')
  const request = new Request(url, body === undefined ? {} : { method: 'POST', body })
  const answered = await route({ context, url, request, params: {} } as never).catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown
    return thrown
  })
  if (answered instanceof Response)
    return { status: answered.status, location: answered.headers.get('Location'), data: null }
  const { data, init } = answered as {
    readonly data: Answer['data']
    readonly init: { readonly status?: number } | null
  }
  return { status: init?.status ?? 200, location: null, data }
}

describe.each(['a%00b', '%00', '%F0%9F%9A%97', '%ED%A0%80', "'%3B%20drop%20table%20vehicle", 'x'.repeat(10_000)])(
  'FIN-06 car_id=%s',
  (key) => {
    test('is an unknown vehicle: the enquiry form says so and accepts enquiries, offers are rejected', async () => {
      const enquiry = await run(loadEnquiry, `/enquire?car_id=${key}`)
      expect([enquiry.status, enquiry.data?.showing?.view]).toMatchObject([
        200,
        { missing: true, car: null, heading: 'Enquire Now' },
      ])
      expect((await run(sendEnquiry, `/enquire?car_id=${key}`, '')).status).toBe(422)
      expect((await run(loadOffer, `/make-an-offer?car_id=${key}`)).status).toBe(404)
      expect((await run(sendOffer, `/make-an-offer?car_id=${key}`, '')).status).toBe(404)
    })
  },
)

test('FIN-06 VDP-17 both forms take the car by id or by slug', async () => {
  for (const key of [car.id, car.slug])
    for (const [route, path, title] of [
      [loadEnquiry, '/enquire', '2022 Toyota HiLux'],
      [loadOffer, '/make-an-offer', '2022 Toyota HiLux'],
    ] as const)
      expect((await run(route, `${path}?car_id=${key}`)).data?.showing?.view.car?.title).toBe(title)
})

test('LEAD-01 an enquiry without a vehicle is a general one, and nothing is missing', async () => {
  expect((await run(loadEnquiry, '/enquire?car_id=')).data?.showing?.view).toMatchObject({
    missing: false,
    car: null,
    heading: 'Enquire Now',
  })
})

test('VDP-02 VDP-17 an offer for a removed vehicle becomes an enquiry for a similar one', async () => {
  expect(await run(loadOffer, `/make-an-offer?car_id=${sold.slug}`)).toMatchObject({
    status: 302,
    location: `/enquire?car_id=${sold.id}&about=similar`,
  })
})

test('VDP-02 VDP-17 an offer that is sent for a vehicle sold meanwhile is read, never redirected', async () => {
  const refused = await run(sendOffer, `/make-an-offer?car_id=${sold.id}`, 'offer_from_client=25000')
  expect(refused).toMatchObject({ status: 422, data: { reply: { initialValue: { offer_from_client: '25000' } } } })
})

test('API-04 a form that is far too long is refused', async () => {
  const long = `message=${'x'.repeat(70_000)}`
  expect((await run(sendEnquiry, '/enquire', long)).status).toBe(413)
  expect((await run(sendOffer, `/make-an-offer?car_id=${car.id}`, long)).status).toBe(413)
})

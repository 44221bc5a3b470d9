import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { vehicleFields, type Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehiclePage, type VehiclePageView } from './vehicle-page-view.ts'
import { VehiclePage } from './vehicle-page.tsx'

/** The page as HTML, without the parts that the listing does not bring. */
function renderPage(page: VehiclePageView): string {
  const none = { tag: null, favourite: null, finance: null, share: null, meta: [], similar: [], form: null }
  const Stub = createRoutesStub([{ path: '/', Component: () => <VehiclePage data={{ ...none, page }} /> }])
  return renderToStaticMarkup(<Stub />)
}

function render(vehicle: Partial<Vehicle>, site: DocumentPart = {}): string {
  const page = buildVehiclePage(
    resolveListing(buildVehicle('S1', vehicle), buildTestSite(site), Date.UTC(2026, 10, 20)),
    { site: buildTestSite(site), nowMs: Date.UTC(2026, 10, 20), views: 0, isBuilt: () => true },
  )
  return renderPage(page)
}

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)> & "quotes" 🚗'

describe('the page of a vehicle, as the server writes it', () => {
  test('VDP-05 comments with markup are shown as text, wherever the dealer put it', () => {
    const html = render({
      dealercomments: hostile,
      name: hostile,
      badge: hostile,
      standardEquipment: [hostile],
      colour: hostile,
      dealership_name: hostile,
      specifications: {
        body_width: null,
        body_length: null,
        tare_weight: null,
        axle_type: null,
        sleeps: null,
        aggregate_trailer_mass: null,
        other: { [hostile]: hostile },
      },
    })
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<img src=x/)
  })

  test('VDP-05 twenty thousand characters of emoji are cut at 400 and stand whole behind Show more', () => {
    const html = render({ dealercomments: '🚗'.repeat(10_000) })
    expect(html).toContain(`>${'🚗'.repeat(400)}…<`)
    expect(html).toContain('🚗'.repeat(10_000))
    expect(html).toContain('Show more')
  })

  test.each([
    [0, 0, 'Photos coming soon'],
    [1, 1, 'Photo </span>1 / 1'],
    [60, 120, 'Photo </span>1 / 60'],
  ])(
    'VDP-11 %i pictures: the first comes at once, the others wait, and each has its thumbnail',
    (count, drawn, words) => {
      const html = render({
        images: Array.from({ length: count }, (_, index) => ({ url: `/vehicle-art/a/${index}`, alt: null })),
        photos_count: count,
      })
      expect(html.match(/<img /g)?.length ?? 0).toBe(drawn)
      // In its place and as a preload at the head of the page.
      expect([
        html.match(/<img [^>]*fetchPriority="high"/gi)?.length ?? 0,
        html.match(/<link rel="preload" as="image"[^>]*fetchPriority="high"/gi)?.length ?? 0,
      ]).toEqual([Math.min(count, 1), Math.min(count, 1)])
      expect(html.match(/loading="lazy"/g)?.length ?? 0).toBe(Math.max(0, drawn - 1))
      expect(html).toContain(words)
    },
  )

  test('VDP-01 a vehicle of which nothing optional is known says nothing of null, undefined or NaN', () => {
    const nothing = Object.fromEntries(
      Object.entries(vehicleFields)
        .filter(([, { required }]) => !required)
        .map(([name]) => [name, null]),
    ) as Partial<Vehicle>
    for (const status of ['in_stock', null])
      expect(render({ ...nothing, status, standardEquipment: [], images: [] })).not.toMatch(
        />[^<>]*\b(null|undefined|NaN)\b[^<>]*</,
      )
  })

  test('VDP-18 the payment icons are named', () => {
    const html = render({ payment_processors: ['stripe'] }, { checkout: { enabled: true } })
    for (const name of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']) expect(html).toContain(`>${name}<`)
  })

  test('VDP-13 the number stands in the page only behind the control that reveals it', () => {
    const html = render({}, { phone: '08 5550 1000' })
    expect(html).toMatch(/<details[^>]*><summary[^]*08 5550 ••••[^]*<\/summary><a href="tel:\+61855501000"/)
  })

  test('VDP-03 VDP-02 the bar is there while the car can be bought, and waits out of reach', () => {
    expect(render({})).toMatch(/<section aria-label="Contact the dealer" inert=""/)
    expect(render({ status: 'sold' })).not.toContain('Contact the dealer')
    expect(render({}, { vdp_config: { sticky_bar: { enabled: false } } })).not.toContain('Contact the dealer')
  })

  test('VDP-11 the first picture alone lies on its preview', () => {
    const preview = 'data:image/webp;base64,AAAA'
    const vehicle = buildVehicle('S1', {
      images: [1, 2].map((number) => ({ url: `/vehicle-art/a/${number}`, alt: null })),
    })
    const page = buildVehiclePage(resolveListing(vehicle, buildTestSite(), 0), {
      site: buildTestSite(),
      nowMs: 0,
      views: 0,
      preview,
      isBuilt: () => true,
    })
    const html = renderPage(page)
    expect(html.match(/style="background:center\/cover url\(data:image\/webp;base64,AAAA\)"/g)).toHaveLength(1)
    expect(render({ images: [{ url: '/vehicle-art/a/1', alt: null }] })).not.toContain('data:image')
  })
})

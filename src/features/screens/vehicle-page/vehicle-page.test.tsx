import { describe, expect, test } from 'vitest'
import { vehicleFields, type Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildSpecifications, buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehiclePage } from './vehicle-page-view.ts'
import { count, render, renderPage, textsOf } from './vehicle-page.testkit.tsx'

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)> & "quotes" 🚗'

describe('the order of the parts', () => {
  const orderOf = (page: Document) =>
    [...page.querySelectorAll('h2')]
      .map(({ textContent }) => textContent)
      .filter((text) => /Key|Details|Main Street/.test(text))

  test('VDP-01 TEN-05 the parts stand in the order of the site, each once, without those that it leaves out', () => {
    const whole = orderOf(render({}, { vdp_config: { sections: ['facts', 'specs', 'place', 'facts'] } }))
    const turned = orderOf(render({}, { vdp_config: { sections: ['place', 'specs', 'facts'] } }))
    expect(whole.length).toBe(3)
    expect(turned).toEqual(whole.toReversed())
    expect(orderOf(render({}, { vdp_config: { sections: ['specs'] } }))).toEqual(['Car Details'])
  })

  test('VDP-14 without the place there is no link to its map', () => {
    const map = { show_map_section: true }
    expect(count(render({}, { vdp_config: map }), 'a[href="#vehicle-map"]')).toBeGreaterThan(0)
    expect(count(render({}, { vdp_config: { ...map, sections: ['facts'] } }), 'a[href="#vehicle-map"]')).toBe(0)
  })
})

describe('vehicles like this one', () => {
  const site = buildTestSite({})
  const listing = resolveListing(buildVehicle('S2', {}), site, Date.UTC(2026, 10, 20))
  const similar = [buildVehicleCard(listing, resolveCardSettings(site, listing.vehicle.dealership_slug))]
  const headingsOf = (page: Document) =>
    [...page.querySelectorAll('h2')].flatMap(({ textContent }) =>
      /^(?:Similar|Key)/.test(textContent ?? '') ? [textContent] : [],
    )
  const linksOf = (page: Document) => count(page, 'aside a[href="#similar-vehicles"]')

  test('VDP-16 they come after the sections, of a sold vehicle before them, and its notice leads there', () => {
    const inStock = render({}, {}, { similar })
    expect([headingsOf(inStock), linksOf(inStock)]).toEqual([['Key information', 'Similar vehicles'], 0])
    const sold = render({ status: 'sold' }, {}, { similar })
    expect([headingsOf(sold), linksOf(sold)]).toEqual([['Similar vehicles', 'Key information'], 1])
  })

  test('VDP-16 a sold vehicle without any has no link to them', () => {
    const sold = render({ status: 'sold' })
    expect([headingsOf(sold), linksOf(sold)]).toEqual([['Key information'], 0])
  })
})

describe('the server-rendered page of a vehicle', () => {
  test('VDP-05 markup in any text of the dealer is shown as text', () => {
    const page = render({
      dealercomments: hostile,
      name: hostile,
      badge: hostile,
      standardEquipment: [hostile],
      colour: hostile,
      dealership_name: hostile,
      specifications: buildSpecifications({ other: { [hostile]: hostile } }),
    })
    expect(textsOf(page)).toContain(hostile)
    expect(count(page, 'script, img[src="x"], [onerror]')).toBe(0)
  })

  test('VDP-05 a comment of 10,000 emoji is cut at 400, and Show More reveals all of it', () => {
    const texts = textsOf(render({ dealercomments: '🚗'.repeat(10_000) }))
    expect(texts).toContain(`${'🚗'.repeat(400)}…`)
    expect(texts).toContain('🚗'.repeat(10_000))
    expect(texts).toContain('Show More')
  })

  test.each([
    [1, 1, 'Photo 1 of 1'],
    [60, 120, 'Photo 1 of 60'],
  ])(
    'VDP-11 %i pictures: the first loads eagerly, the others lazily, and each has a thumbnail',
    (photos, drawn, words) => {
      const page = render({
        images: Array.from({ length: photos }, (_, index) => ({ url: `/vehicle-art/a/${index}`, alt: null })),
        photos_count: photos,
      })
      expect(count(page, 'img')).toBe(drawn)
      // As a picture and as a preload in the head.
      expect([
        count(page, 'img[fetchpriority="high"]'),
        count(page, 'link[rel="preload"][as="image"][fetchpriority="high"]'),
      ]).toEqual([1, 1])
      expect(count(page, '[loading="lazy"]')).toBe(drawn - 1)
      expect(page.documentElement.textContent).toContain(words)
    },
  )

  test('VDP-11 a vehicle without pictures has the drawing of its type, and no photo to open', () => {
    const page = render({ item_type: 'caravan', simple_body: 'Caravan', images: [], photos_count: 0 })
    expect(count(page, '.no-photos use[href$="#caravan"]')).toBe(1)
    expect(count(page, '.gallery')).toBe(0)
    expect(textsOf(page)).toContain('Photos coming soon')
  })

  test('VDP-01 without any optional field the page does not show null, undefined or NaN', () => {
    const nothing = Object.fromEntries(
      Object.entries(vehicleFields)
        .filter(([, { required }]) => !required)
        .map(([name]) => [name, null]),
    ) as Partial<Vehicle>
    for (const status of ['in_stock', null])
      for (const text of textsOf(render({ ...nothing, status, standardEquipment: [], images: [] })))
        expect(text).not.toMatch(/\b(null|undefined|NaN)\b/)
  })

  test('VDP-11 counter, thumbnails and descriptions say what a picture shows, where that is known', () => {
    const images = [
      { url: '/vehicle-art/a/front', alt: null },
      { url: 'https://pictures.example/2.jpg', alt: null },
    ]
    const page = render({ images, name: '2022 Toyota HiLux' })
    expect(page.documentElement.textContent).toContain('Photo 1 of 2 · Front')
    expect(
      [...page.querySelectorAll('[aria-label="Thumbnails"] a')].map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Photo 1, front', 'Photo 2'])
    expect(
      [...page.querySelectorAll('[aria-label="Photos"] img')].map((picture) => picture.getAttribute('alt')),
    ).toEqual(['2022 Toyota HiLux, front, photo 1 of 2', '2022 Toyota HiLux, photo 2 of 2'])
  })

  test('VDP-01 history, warranty and what comes with the vehicle stand where the site puts them', () => {
    const site: DocumentPart = {
      vdp_config: {
        sections: ['history', 'what_you_get'],
        what_you_get: { title: 'Ready to go', items: [{ text: 'Two keys' }] },
      },
    }
    const page = render({ file: 'https://reports.example/1.pdf' }, site)
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings.filter((text) => /History|Ready/.test(text))).toEqual(['History and warranty', 'Ready to go'])
    expect(textsOf(page)).toContain('Two keys')
    const report = page.querySelector('dd > a[href="https://reports.example/1.pdf"]')
    expect([report?.getAttribute('target'), report?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(report?.textContent).toContain('opens in a new tab')
    const ask = render({}, site).querySelector('dd > a[href^="/enquire"]')
    expect([ask?.textContent, ask?.hasAttribute('target')]).toEqual(['Ask us', false])
  })

  test('LOC-10 LOC-12 stars with their source and the open state stand beside the price and at the place', () => {
    const page = render(
      {},
      {
        time_zone: 'Australia/Brisbane',
        opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' })),
        dealerships: [
          {
            id: 'main',
            slug: 'main',
            name: 'Main',
            locations: [
              {
                id: 'main',
                name: 'Main',
                slug: 'main',
                address: { state: 'QLD' },
                average_rating: 4.7,
                review_count: 1_288,
                google_business_profile: { name: 'Main', review_url: 'https://reviews.dealer.com/main' },
              },
            ],
          },
        ],
      },
    )
    for (const place of ['aside', 'section[aria-label="Seller"]']) {
      const words = page.querySelector(place)?.textContent
      expect(words, place).toContain('4.7 out of 5 stars')
      expect(words, place).toContain('1,288 reviews on Google')
      expect(words, place).toContain('Open until 5:30 pm')
    }
  })

  test.each([
    ['Tamar Auto', 'Tamar Auto Invermay', ['Tamar Auto Invermay']],
    ['Tamar Auto', 'Tamar Auto', ['Tamar Auto']],
    ['Tamar Auto', 'North Yard', ['Tamar Auto', 'North Yard']],
    ['Tamar Auto', 'Tamar Autobody', ['Tamar Auto', 'Tamar Autobody']],
  ])('VDP-14 the place of %s at %s is told as %j', (dealership, name, told) => {
    const locations = [{ id: 'yard', slug: 'yard', name, address: { state: 'TAS' as const } }]
    const page = render(
      { dealership_name: dealership, dealership_slug: 'main' },
      { dealerships: [{ id: 'main', slug: 'main', name: dealership, locations }] },
    )
    const seller = page.querySelector('section[aria-label="Seller"]')
    expect([...(seller?.querySelectorAll('h2, address > b') ?? [])].map((part) => part.textContent)).toEqual(told)
  })

  test('VDP-14 the place of a vehicle that its owner keeps is not that of the dealership', () => {
    const seller = render({ private_suburb: 'Newstead' }).querySelector('section[aria-label="Seller"]')
    expect(seller?.querySelector('h2')?.textContent).toBe('Where it is')
    expect(seller?.querySelector('address')).toBeNull()
  })

  test('VDP-01 a name with a hyphen stays whole in the title, and a word without end may break', () => {
    const heading = render({ name: `2025 Nissan X-Trail ${'a-'.repeat(20)}` }).querySelector('h1')
    expect(heading?.textContent).toBe(`2025 Nissan X-Trail ${'a-'.repeat(20)}`)
    expect([...(heading?.querySelectorAll('.whitespace-nowrap') ?? [])].map((word) => word.textContent)).toEqual([
      'X-Trail',
    ])
  })

  test('VDP-01 a model of several words stays whole in the title, unless it is too long for a phone', () => {
    const readKept = (vehicle: Partial<Vehicle>) => {
      const heading = render(vehicle).querySelector('h1')
      expect(heading?.textContent).toBe(vehicle.name)
      return [...(heading?.querySelectorAll('.whitespace-nowrap') ?? [])].map((word) => word.textContent)
    }
    expect(readKept({ name: '2026 GWM Tank 300 Lux Diesel', model: 'Tank 300' })).toEqual(['Tank 300'])
    expect(readKept({ name: '2026 GWM Tank 300 $& Lux', model: 'Tank 300 $&' })).toEqual(['Tank 300 $&'])
    expect(readKept({ name: '2020 Mercedes-Benz 300', model: 'Tank 300' })).toEqual(['Mercedes-Benz'])
    const long = 'Grand Tourer Estate Long'
    expect(readKept({ name: `2020 Make ${long}`, model: long })).toEqual([])
  })

  test('VDP-10 the certified badge stands below the first action, so that the price leads', () => {
    const site: DocumentPart = { certified: { enabled: true, make: 'Toyota' } }
    const page = render({ certified: true }, site)
    const order = [...page.querySelectorAll('aside [data-price], aside .btn-filled, aside button[popovertarget]')]
    expect(order.slice(0, 3).map(({ tagName }) => tagName)).toEqual(['SPAN', 'A', 'BUTTON'])
  })

  test('VDP-18 the payment icons have accessible names', () => {
    const page = render({ payment_processors: ['stripe'] }, { checkout: { enabled: true } })
    const icons = [...page.querySelectorAll('ul[aria-label="Payment methods"] img')]
    expect(icons.map((icon) => icon.getAttribute('alt'))).toEqual([
      'Mastercard',
      'Visa',
      'Maestro',
      'Google Pay',
      'Apple Pay',
    ])
  })

  test('VDP-13 the phone number is masked until the visitor expands it', () => {
    const page = render({}, { phone: '08 5550 1000' })
    const number = page.querySelector('details > summary + a[href="tel:+61855501000"]')
    expect(number?.previousElementSibling?.textContent).toContain('08 5550 ••••')
  })

  test('VDP-03 VDP-02 a car that can be bought has the sticky bar, which is inert at first', () => {
    const bar = 'section[aria-label="Contact the dealer"]'
    expect(count(render({}), `${bar}[inert]`)).toBe(1)
    expect(count(render({ status: 'sold' }), bar)).toBe(0)
    expect(count(render({}, { vdp_config: { sticky_bar: { enabled: false } } }), bar)).toBe(0)
  })

  test('VDP-03 TEN-11 the sticky bar has Call Now where there is a number and the button is on', () => {
    const calls = (site: DocumentPart): number => count(render({}, site), '[data-foot-bar] > a[href^="tel:"]')
    const phone = '08 5550 1000'
    expect(calls({ phone })).toBe(1)
    expect(calls({ phone, buttons: { sidebar: { call: false } } })).toBe(0)
    expect(calls({ phone: null })).toBe(0)
  })

  test('VDP-03 the sticky bar leaves the start of the words of a test drive to screen readers', () => {
    const read = (words?: string) => {
      const site = {
        test_drive: { enabled: true },
        ...(words === undefined ? {} : { buttons: { text: { test_drive: words } } }),
      }
      const link = render({}, site).querySelector('[data-foot-bar] > a[href*="test-drive"]')
      return [link?.textContent, link?.querySelector('.sr-only')?.textContent]
    }
    expect(read()).toEqual(['Book a Test Drive', 'Book a '])
    expect(read('Book an Inspection')).toEqual(['Book an Inspection', 'Book an '])
    expect(read('Drive It Today')).toEqual(['Drive It Today', undefined])
    expect(read('Book a ')).toEqual(['Book a ', undefined])
  })

  test('VDP-11 only the first picture has a preview as its background', () => {
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
    expect(count(renderPage(page), `[style="background:50% 65%/cover url(${preview})"]`)).toBe(1)
    const without = render({ images: [{ url: '/vehicle-art/a/1', alt: null }] })
    expect(without.documentElement.outerHTML).not.toContain('data:image')
  })
})

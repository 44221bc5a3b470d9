import { describe, expect, test } from 'vitest'
import { resolveDealership } from './resolve-dealership.ts'
import {
  certifiedMakeOf,
  chatWidget,
  hasOffers,
  isFavouritesOn,
  isFinanceOn,
  isMapOn,
  isPartsChatOn,
  isPrintingOn,
  isSavingOn,
  isServiceChatOn,
  isSharingOn,
  isTestDriveOn,
  isTradeInOn,
  isWatchlistOn,
} from './switches.ts'
import { buildTestSite } from './test-site.ts'

const widget = { provider: 'Sandbox', script_url: 'https://chat.example/w.js' }
const two = buildTestSite({
  phone: '1300 975 700',
  chat: { widget },
  dealerships: [
    { id: 'plain', slug: 'plain-slug', name: 'Plain' },
    {
      id: 'own',
      slug: 'own-slug',
      name: 'Own',
      phone: '07 5550 1111',
      email: 'own@dealer.example',
      logo: '/own.svg',
      finance_link: '/car-finance',
      finance_provider: 'other',
      hide: ['finance', 'trade_in', 'print', 'favourites', 'chat', 'share'],
      car_type_phones: { new: '07 5550 2222', used_demo: '07 5550 3333' },
      buttons: { call: false, custom: [{ text: 'Visit us', url: '/pages/visit-us' }] },
      specifications: { just_arrived_days: 3, just_arrived_tag_name: 'Brand new here', sold_tag_name: 'GONE' },
    },
  ],
})

describe('TEN-05 two dealerships of one site', () => {
  test('TEN-05 a dealership without values of its own takes those of the site', () => {
    expect(resolveDealership(two, 'plain')).toMatchObject({
      name: 'Plain',
      phone: '1300 975 700',
      financeLink: '/finance',
      financeProvider: null,
      justArrivedDays: 8,
      justArrivedTagName: 'Just Arrived',
      soldTagName: 'JUST SOLD',
      customButtons: [],
      sidebarButtons: { call: true, enquire: true },
    })
    expect(resolveDealership(two, 'plain').hides('finance')).toBe(false)
  })

  test('TEN-05 another differs in phone, finance link, hide list, tags, logo and buttons', () => {
    const own = resolveDealership(two, 'own-slug')
    expect(own).toMatchObject({
      name: 'Own',
      phone: '07 5550 1111',
      email: 'own@dealer.example',
      logo: '/own.svg',
      financeLink: '/car-finance',
      financeProvider: 'other',
      justArrivedDays: 3,
      justArrivedTagName: 'Brand new here',
      soldTagName: 'GONE',
    })
    expect(own.hides('finance')).toBe(true)
    expect(own.hides('price')).toBe(false)
    expect(own.sidebarButtons).toMatchObject({ call: false, enquire: true, reserve: true })
    expect(own.customButtons).toEqual([
      { text: 'Visit us', url: '/pages/visit-us', style: 'outline', new_tab: false, item_types: [], only_here: false },
    ])
  })

  test('TEN-05 an unknown dealership takes the values of the site', () => {
    expect(resolveDealership(two, 'nobody')).toMatchObject({ name: 'Test Site', soldTagName: 'JUST SOLD' })
    expect(resolveDealership(two, null).phone).toBe('1300 975 700')
  })
})

describe('TEN-11 the decision of each switch, per dealership and brand, on and off', () => {
  test('TEN-11 favourites storage', () => {
    expect([
      isFavouritesOn(two, 'plain'),
      isFavouritesOn(two, 'own'),
      isFavouritesOn(buildTestSite({ favourites: { stored: false } }), null),
    ]).toEqual([true, false, false])
  })

  test('TEN-11 printing', () => {
    expect([
      isPrintingOn(two, 'plain'),
      isPrintingOn(two, 'own'),
      isPrintingOn(buildTestSite({ print: { enabled: false } }), null),
    ]).toEqual([true, false, false])
  })

  test('TEN-11 phone number by car type', () => {
    expect(resolveDealership(two, 'plain').carTypePhone('new')).toBeNull()
    expect((['new', 'used', 'demo'] as const).map((type) => resolveDealership(two, 'own').carTypePhone(type))).toEqual([
      '07 5550 2222',
      '07 5550 3333',
      '07 5550 3333',
    ])
    const numbers = { new: '03 5550 0001', used_demo: '03 5550 0002' }
    expect(
      resolveDealership(buildTestSite({ car_type_phones: { enabled: true, ...numbers } }), null).carTypePhone('demo'),
    ).toBe('03 5550 0002')
    expect(
      resolveDealership(buildTestSite({ car_type_phones: { enabled: false, ...numbers } }), null).carTypePhone('demo'),
    ).toBeNull()
  })

  test('TEN-11 chat widget', () => {
    expect(chatWidget(two, 'plain')).toMatchObject(widget)
    expect(chatWidget(two, 'own')).toBeNull()
    expect(chatWidget(buildTestSite(), null)).toBeNull()
  })

  test('TEN-05 a dealership overrides each button of the side panel in both directions', () => {
    const names = [
      'call',
      'enquire',
      'finance',
      'test_drive',
      'trade_in',
      'reserve',
      'payment_methods',
      'location',
    ] as const
    for (const name of names) {
      const off = buildTestSite({
        buttons: { sidebar: { [name]: false } },
        dealerships: [{ id: 'on', slug: 'on', name: 'On', buttons: { [name]: true } }],
      })
      expect(resolveDealership(off, null).sidebarButtons[name], name).toBe(false)
      expect(resolveDealership(off, 'on').sidebarButtons[name], name).toBe(true)
      expect(resolveDealership(buildTestSite(), null).sidebarButtons[name], name).toBe(true)
    }
  })

  test('TEN-11 custom buttons of the site, replaced or emptied by a dealership', () => {
    const site = buildTestSite({
      buttons: { custom: [{ text: 'Site', url: '/x' }] },
      dealerships: [
        { id: 'none', slug: 'none', name: 'None', buttons: { custom: [] } },
        { id: 'all', slug: 'all', name: 'All', buttons: { call: false } },
      ],
    })
    expect(['none', 'all', null].map((id) => resolveDealership(site, id).customButtons.length)).toEqual([0, 1, 1])
  })

  test('TEN-11 sharing, trade-in, finance, map and watchlist hang on their switches too', () => {
    expect([
      isSharingOn(two, 'plain'),
      isSharingOn(two, 'own'),
      isSharingOn(buildTestSite({ share: { enabled: false } }), null),
    ]).toEqual([true, false, false])
    expect([
      isTradeInOn(two, 'plain'),
      isTradeInOn(two, 'own'),
      isTradeInOn(buildTestSite({ trade_in: { enabled: false } }), null),
    ]).toEqual([true, false, false])
    expect([
      isFinanceOn(two, 'plain'),
      isFinanceOn(two, 'own'),
      isFinanceOn(buildTestSite({ finance: { enabled: false } }), null),
    ]).toEqual([true, false, false])
    expect([isMapOn(two), isMapOn(buildTestSite({ vdp_config: { show_map_section: true } }))]).toEqual([false, true])
    expect(isMapOn(buildTestSite({ vdp_config: { show_map_section: true, sections: ['facts'] } }))).toBe(false)
    expect([
      isWatchlistOn(two),
      isWatchlistOn(buildTestSite({ auth: { authentication: true } })),
      isWatchlistOn(buildTestSite({ auth: { authentication: true }, watchlist: { enabled: false } })),
    ]).toEqual([false, true, false])
  })
})

test.each([
  [{ enabled: false, make: 'Toyota' }, { name: 'Ford', slug: 'ford' }, null],
  [{ enabled: true, make: 'Toyota' }, { name: 'Ford', slug: 'ford' }, 'Toyota'],
  [{ enabled: true, make: null }, { name: 'Ford', slug: 'ford' }, 'Ford'],
  [{ enabled: true, make: null }, null, null],
])('SRCH-15 VDP-10 with %j and the manufacturer %j the certified make is %s', (certified, manufacturer, make) => {
  expect(certifiedMakeOf(buildTestSite({ certified, manufacturer }))).toBe(make)
})

test('LEAD-11 a test drive is offered by the site, and hidden by a dealership', () => {
  const dealerships = [{ id: 'none', slug: 'none', name: 'None', hide: ['test_drive' as const] }]
  expect([
    isTestDriveOn(buildTestSite({ dealerships }), null),
    isTestDriveOn(buildTestSite({ dealerships }), 'none'),
    isTestDriveOn(buildTestSite({ test_drive: { enabled: false } }), null),
  ]).toEqual([true, false, false])
})

test.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])(
  'FAV-01 WATCH-01 with favourites %j and a watchlist %j visitors can save vehicles: %j',
  (stored, enabled, saving) => {
    const site = buildTestSite({ favourites: { stored }, auth: { authentication: true }, watchlist: { enabled } })
    expect(isSavingOn(site)).toBe(saving)
  },
)

test.each([
  [[], false],
  [[[]], true],
  [[['other']], true],
  [[['test-site']], false],
  [[['site-id']], false],
  [[['test-site'], ['other']], true],
])('CONTENT-01 with offers that leave out the sites %j the site has offers: %j', (excluded, has) => {
  const offers = excluded.map((excluded_website_ids, at) => ({
    id: `offer-${at}`,
    name: 'Offer',
    excluded_website_ids,
  }))
  expect(hasOffers({ ...buildTestSite({ content: { offers } }), id: 'site-id' })).toBe(has)
})

describe('the rule of the service and parts chat assistants, which no page shows yet', () => {
  test('on a mobile-app variant only', () => {
    const set = { service_assistant: true, parts_assistant: true }
    const app = buildTestSite({ chat: { ...set, variant: 'mobile_app' } })
    const web = buildTestSite({ chat: set })
    const bare = buildTestSite({ chat: { variant: 'mobile_app' } })
    expect([isServiceChatOn(app), isPartsChatOn(app)]).toEqual([true, true])
    expect([isServiceChatOn(web), isPartsChatOn(web)]).toEqual([false, false])
    expect([isServiceChatOn(bare), isPartsChatOn(bare)]).toEqual([false, false])
    expect([isServiceChatOn(web, 'mobile_app'), isServiceChatOn(app, 'web')]).toEqual([true, false])
  })
})

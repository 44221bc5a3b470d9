import { describe, expect, test } from 'vitest'
import { build, checkout, dealership, names } from './vehicle-page-view.testkit.ts'

describe('buttons', () => {
  const all = { ...checkout, trade_in: { enabled: true }, vdp_config: { show_map_section: true } }
  const buyable = { payment_processors: ['stripe'] }

  test.each([
    { button: 'call', has: (page: ReturnType<typeof build>) => page.actions.callText !== null },
    { button: 'enquire', has: (page: ReturnType<typeof build>) => page.actions.enquire !== null },
    { button: 'finance', has: (page: ReturnType<typeof build>) => names(page).includes('finance') },
    { button: 'test_drive', has: (page: ReturnType<typeof build>) => names(page).includes('test_drive') },
    { button: 'trade_in', has: (page: ReturnType<typeof build>) => names(page).includes('trade_in') },
    {
      button: 'reserve',
      has: (page: ReturnType<typeof build>) => names(page).includes('reserve') && page.actions.online !== null,
    },
    { button: 'payment_methods', has: (page: ReturnType<typeof build>) => page.actions.paymentIcons.length > 0 },
    { button: 'location', has: (page: ReturnType<typeof build>) => page.actions.locationText !== null },
  ])('VDP-12 TEN-11 the button $button follows its switch, of the site and of the dealership', ({ button, has }) => {
    expect(has(build(buyable, all))).toBe(true)
    expect(has(build(buyable, { ...all, buttons: { sidebar: { [button]: false } } }))).toBe(false)
    expect(has(build(buyable, { ...all, dealerships: [{ ...dealership, buttons: { [button]: false } }] }))).toBe(false)
  })

  test('VDP-12 custom buttons fill in the car, and a dealership has its own', () => {
    const custom = [{ text: 'Tow it', url: '/search/toyota?car={car_id}&stock={stocknum}&at={slug}' }]
    const links = build({}, { buttons: { custom } }).actions.links.filter(({ name }) => name === 'custom')
    expect(links).toEqual([
      {
        name: 'custom',
        text: 'Tow it',
        href: '/search/toyota?car=id-s1&stock=S1&at=2022-toyota-hilux-sr5-s1',
        look: 'outlined',
        detail: null,
        icon: 'forward',
        newTab: false,
      },
    ])
    expect(
      names(build({}, { buttons: { custom }, dealerships: [{ ...dealership, buttons: { custom: [] } }] })),
    ).not.toContain('custom')
  })

  test('VDP-12 a custom button for caravans stands on the pages of caravans alone', () => {
    const custom = [{ text: 'What can my car tow?', url: '/about-us', item_types: ['caravan' as const] }]
    const hasOne = (item_type: 'car' | 'motorcycle' | 'caravan') =>
      names(build({ item_type }, { buttons: { custom } })).includes('custom')
    expect([hasOne('car'), hasOne('motorcycle'), hasOne('caravan')]).toEqual([false, false, true])
  })

  test.each([
    ['in stock', {}, 'Enquire Now', true],
    ['coming soon', { status: 'coming_soon' }, 'Tell Me When It Arrives', false],
    ['not built yet', { preorder: true }, 'Enquire Now', false],
    ['without a price', { price: null, offer_price: null }, 'Ask for the Price', true],
    ['reserved', { reserved: true }, 'Tell Me If It Is Available', false],
  ] as const)('VDP-12 of a vehicle that is %s the page offers what can be done', (_state, vehicle, words, drives) => {
    const custom = [{ text: 'See It at Home', url: '/about-us', only_here: true }]
    const page = build(vehicle, { buttons: { custom } })
    expect(page.actions.enquire?.text).toBe(words)
    expect([names(page).includes('test_drive'), names(page).includes('custom')]).toEqual([drives, drives])
  })

  test('VDP-12 TEN-05 one action of the page is filled, the first, and those after it are outlined', () => {
    const looksOf = (style: Record<string, string>) => {
      const { enquire, links } = build(buyable, {
        ...all,
        checkout: { ...checkout.checkout, online_purchase: { all: true } },
        buttons: { style },
      }).actions
      const named = Object.fromEntries(links.map(({ name, look }) => [name, look]))
      return [enquire?.look, named.online_purchase, named.reserve, named.test_drive]
    }
    expect(looksOf({ reserve: 'primary' })).toEqual(['filled', 'outlined', 'outlined', 'outlined'])
    expect(looksOf({ reserve: 'success' })).toEqual(['filled', 'outlined', 'success-outlined', 'outlined'])
    const second = { enquire: 'outline', online_purchase: 'outline', reserve: 'success', test_drive: 'primary' }
    expect(looksOf(second)).toEqual(['outlined', 'outlined', 'success-outlined', 'filled'])
  })

  test('VDP-12 the test drive stands beside the call, then the two ways to buy it online', () => {
    const online = { ...checkout.checkout, online_purchase: { all: true } }
    expect(names(build(buyable, { ...all, checkout: online })).slice(0, 3)).toEqual([
      'test_drive',
      'reserve',
      'online_purchase',
    ])
  })

  test('VDP-12 trade-in and offer are text, beside the buttons of the vehicle itself', () => {
    const { links } = build(buyable, { ...all, vdp_config: { make_an_offer: true } }).actions
    expect(links.filter(({ look }) => look === 'text').map(({ name }) => name)).toEqual(['trade_in', 'offer'])
  })

  test.each([
    ['/search/toyota', '/search/toyota'],
    ['/enquire?car_id={car_id}', '/enquire?car_id=id-s1'],
    ['/print?car_id={slug}', '/print?car_id=2022-toyota-hilux-sr5-s1'],
    ['#vehicle-map', '#vehicle-map'],
    ['sms:+61400123456', 'sms:+61400123456'],
    ['tel:0755501111', 'tel:0755501111'],
    ['https://www.dealer.com.au/towing', 'https://www.dealer.com.au/towing'],
    ['/search/nowhere', null],
    ['/pages/towing', null],
  ])('VDP-12 CONTENT-10 a custom button to %s leads to %s', (url, href) => {
    const custom = build({}, { buttons: { custom: [{ text: 'X', url }] } }).actions.links.find(
      ({ name }) => name === 'custom',
    )
    expect(custom?.href ?? null).toBe(href)
  })

  test('VDP-12 each button links to its page with the car in the URL', () => {
    const onlinePurchase = { online_purchase: { all: true } }
    const page = build(buyable, {
      ...all,
      checkout: { ...checkout.checkout, ...onlinePurchase },
      vdp_config: { make_an_offer: true },
    })
    expect(Object.fromEntries(page.actions.links.map(({ name, href }) => [name, href]))).toEqual({
      online_purchase: '/checkout-journey?car_id=id-s1',
      reserve: '/cars/2022-toyota-hilux-sr5-s1/checkout',
      test_drive: '/book-test-drive/?car_id=id-s1',
      finance: expect.stringMatching(/^\/finance\?.*car_id=id-s1.*#finance-form$/) as string,
      trade_in: '/cars/trade-in?car_id=id-s1',
      offer: '/make-an-offer?car_id=id-s1',
    })
    expect(page.actions.enquire?.href).toBe('/enquire?car_id=id-s1')
  })

  test('VDP-12 trade-in is gone where the dealership excludes it, checkout where it hides it', () => {
    const hidden = build(buyable, { ...all, dealerships: [{ ...dealership, hide: ['trade_in', 'checkout'] }] })
    expect(names(hidden)).not.toEqual(expect.arrayContaining(['trade_in']))
    expect(hidden.actions.online).toBeNull()
  })

  test('VDP-12 the history report is shown only for a car with a file', () => {
    expect(names(build({ file: 'https://r.example/1' }))).toContain('history')
    expect(names(build())).not.toContain('history')
  })

  test('VDP-12 TEN-12 the site chooses the words and looks of its buttons', () => {
    const toyota = build(buyable, { ...checkout, template: 'toyota' })
    expect(toyota.actions.links.find(({ name }) => name === 'reserve')).toMatchObject({
      text: 'Reserve This Car',
      detail: '$200 deposit',
      // In the colour of the style, beside the enquiry, which is filled.
      look: 'success-outlined',
    })
    expect(toyota.actions.links.find(({ name }) => name === 'finance')?.text).toBe('Finance Enquiry')
  })

  test('CONTENT-10 a button whose page is not there is not shown', () => {
    expect(names(build(buyable, { ...all, buttons: { custom: [{ text: 'X', url: '/nowhere' }] } }))).toEqual([
      'test_drive',
      'reserve',
      'finance',
      'trade_in',
    ])
  })

  test('VDP-12 finance is offered where a price is told', () => {
    expect(names(build({}, all))).toContain('finance')
    expect(names(build({ price: null, preorder: true }, all))).not.toContain('finance')
    expect(names(build({ price: null }, all))).not.toContain('finance')
  })

  test('VDP-12 BUY-04 the trade-in button leads to the valuation with the car, on sites that take trade-ins', () => {
    const button = build({}, {}).actions.links.find(({ name }) => name === 'trade_in')
    expect(button?.href).toMatch(/^\/cars\/trade-in\?car_id=/)
    expect(names(build({}, { trade_in: { enabled: false } }))).not.toContain('trade_in')
  })

  test('LEAD-11 LEAD-17 the test drive follows the switch of the site and the list of the dealership', () => {
    expect(names(build({}, {}))).toContain('test_drive')
    expect(names(build({}, { test_drive: { enabled: false } }))).not.toContain('test_drive')
    const hidden = { dealerships: [{ ...dealership, hide: ['test_drive' as const] }] }
    expect(names(build({}, hidden))).not.toContain('test_drive')
  })

  test('BUY-01 without checkout there is no reserve offer and no payment icon', () => {
    const without = build(buyable, {
      ...all,
      checkout: { enabled: false },
      vdp_config: { tabs: { reserve_online: { text: 'Pay the deposit.' } } },
    })
    expect(names(without)).not.toEqual(expect.arrayContaining(['reserve']))
    expect(without.actions).toMatchObject({ online: null, paymentIcons: [] })
    expect(without.tabs.map(({ id }) => id)).not.toContain('reserve-online')
  })

  test('VDP-17 Make an Offer follows its switch', () => {
    expect(names(build())).not.toContain('offer')
    expect(
      build({}, { vdp_config: { make_an_offer: true } }).actions.links.find(({ name }) => name === 'offer'),
    ).toMatchObject({ text: 'Make an Offer', href: '/make-an-offer?car_id=id-s1' })
  })

  test('VDP-18 shows five payment icons by default, or those that the site configures', () => {
    expect(build(buyable, checkout).actions.paymentIcons).toEqual([
      'mastercard',
      'visa',
      'maestro',
      'google_pay',
      'apple_pay',
    ])
    expect(build(buyable, { ...checkout, vdp_config: { payment_icons: ['visa'] } }).actions.paymentIcons).toEqual([
      'visa',
    ])
  })

  const soldOnline = { checkout: { ...checkout.checkout, online_purchase: { all: true } } }
  test('BUY-02 a vehicle that somebody holds is not offered for online purchase', () => {
    expect(names(build(buyable, soldOnline))).toContain('online_purchase')
    expect(names(build({ ...buyable, reserved: true }, soldOnline))).not.toContain('online_purchase')
  })

  test.each([
    ['no payment processor', {}, checkout],
    ['a site without checkout', buyable, {}],
    ['somebody holds it', { ...buyable, reserved: true }, checkout],
    ['somebody holds it, and it is sold online', { ...buyable, reserved: true }, soldOnline],
  ])('VDP-18 VDP-12 a car that cannot be paid for shows no payment marks: %s', (_why, vehicle, site) => {
    expect(build(vehicle, site).actions.paymentIcons).toEqual([])
  })

  test('VDP-19 the chat is shown when a widget is configured, otherwise only Enquire Now', () => {
    const widget = { provider: 'Talk', script_url: 'https://talk.example.com/w.js', account: null }
    expect(build({}, { chat: { widget } }).actions.chat).toEqual({
      provider: 'Talk',
      scriptUrl: 'https://talk.example.com/w.js',
      account: null,
    })
    expect(build().actions).toMatchObject({ chat: null, enquire: { text: 'Enquire Now' } })
    expect(build({}, { chat: { widget }, dealerships: [{ ...dealership, hide: ['chat'] }] }).actions.chat).toBeNull()
  })
})

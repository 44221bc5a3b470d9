import type { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { redirects } from './outside.ts'
import { integrationsSection } from './places.ts'
import { isPlanned } from './planned.ts'
import * as values from './values.ts'

interface Rule {
  readonly schema: z.ZodType
  readonly taken: readonly string[]
  readonly refused: readonly string[]
}

const webAddresses = ['https://a', 'https://www.dealer.example/offers?x=1#y']
const noWebAddresses = [
  'https://',
  'http://www.dealer.example',
  ' https://a',
  'xhttps://a',
  'https://a b',
  'https://a<b',
  'https://a>b',
  'https://a"b',
  'https://a\\b',
]
const links = [
  '/',
  '/contact',
  '/cars?car_type=new#list',
  '#finance-form',
  '#a',
  ...webAddresses,
  '{routes.contact}',
  '{routes.special_offers}/2026',
  '{routes.search}?body=Ute',
  '{routes.finance}#finance-form',
  'tel:0855501234',
  'tel:+61 8 5550 1234',
  'sms:0491570156',
  'sms:+61 491 570 156',
  'mailto:sales@dealer.example',
  'mailto:a@b',
]
const noLinks = [
  '',
  'contact',
  '//other.example',
  ' /contact',
  '/con tact',
  '/con\\tact',
  ...noWebAddresses,
  '#',
  '#1',
  '#finance form',
  'x#finance',
  '{routes.nowhere}',
  '{routes.contact}us',
  'x{routes.contact}',
  '{routes.contact}? a',
  'tel:12345',
  'tel:0855501234567890123456',
  'tel:08-5550-1234',
  'tel:0855501234x',
  'xtel:0855501234',
  'sms:12345',
  'sms:0491 570 156x',
  'mailto:sales',
  'mailto:@b',
  'mailto:a@',
  'mailto:a@b c',
  'mailto:a b@c',
  'mailto:a@b@c',
  'mailto:a<b@c',
  'mailto:a@b>c',
  'javascript:alert(1)',
  `/${'a'.repeat(2000)}`,
]
const label = 'a'.repeat(63)
const days = ['2025-06-14', '2024-02-29', '1999-12-31']
const noDays = [
  '2025-02-29',
  '2025-13-01',
  '2025-00-10',
  '2025-6-14',
  '2025-06-4',
  '25-06-14',
  '2025-06-144',
  '2025-06',
]

const rules: Readonly<Record<string, Rule>> = {
  slug: {
    schema: values.slug,
    taken: ['a', '7', 'kia', 'harbourside-toyota', 'a1-b2-c3', 'a'.repeat(60)],
    refused: ['', 'Kia', '-kia', 'kia-', 'a--b', 'a b', 'a_b', ' kia', 'kia/', 'é', 'a'.repeat(61)],
  },
  path: {
    schema: values.path,
    taken: ['/', '/a', '/special-offers/', `/${'a'.repeat(199)}`],
    refused: ['', 'a', 'x/a', '//a', '/a b', '/a?b', '/a#b', '/a\\b', `/${'a'.repeat(200)}`],
  },
  link: { schema: values.link, taken: links, refused: [...noLinks, '{base_domain}/offers'] },
  navigationLink: {
    schema: values.navigationLink,
    taken: [...links, '{base_domain}', '{base_domain}/', '{base_domain}/offers'],
    refused: [...noLinks, '{base_domain}offers', 'x{base_domain}', '{base_domain}/a b', '{base_domain}/a\\b'],
  },
  webUrl: {
    schema: values.webUrl,
    taken: webAddresses,
    refused: [...noWebAddresses, '/contact', `https://${'a'.repeat(2000)}`],
  },
  picture: {
    schema: values.picture,
    taken: ['/brand/logo.svg', '/picture?w=2', ...webAddresses],
    refused: ['', 'logo.svg', '//other.example/a.svg', '/a b', '#a', ...noWebAddresses, `/${'a'.repeat(2000)}`],
  },
  host: {
    schema: values.host,
    taken: ['a.b', 'www.dealer-one.com.au', '1.2a.example', `${label}.${label}`, 'a.b-c', 'a.10'],
    refused: [
      '',
      'dealer',
      'Dealer.example',
      'deal_er.example',
      '-a.example',
      'a-.example',
      'a.-b',
      'a.b-',
      'a..b',
      '.a.b',
      'a.b.',
      'a.b:80',
      'https://a.b',
      `${label}a.b`,
      `a.${label}b`,
      `${`${label}.`.repeat(4)}au`,
    ],
  },
  pictureHost: {
    schema: values.pictureHost,
    taken: ['photos.dealer.example', '*.dealer.example', 'a.b', '1-2.example', `${label}.${label}`, 'a.b-c'],
    refused: [
      '',
      'dealer',
      '*.example.',
      '*.*.dealer.example',
      'a.*.example',
      'x*.dealer.example',
      '*dealer.example',
      'Photos.dealer.example',
      '203.0.113.7',
      '-a.example',
      'a-.example',
      'a.b-',
      'a..b',
      'a.b:80',
      `${label}a.b`,
      `a.${label}b`,
      `${`${label}.`.repeat(4)}au`,
    ],
  },
  phone: {
    schema: values.phone,
    taken: ['131 975', '1300 975 123', '(08) 5550-1234', '+61 8 5550 1234', '0455 501 234', '5550 1234'],
    refused: ['', '1234567', '03 5550 22', '+1 415 555 0100', '+61 8 5550 12345', '08 5550 1234 x', '08+55501234'],
  },
  email: {
    schema: values.email,
    taken: ['sales@dealer.example'],
    refused: ['sales', 'sales@', '@dealer.example', 'a b@dealer.example', `${'a'.repeat(250)}@dealer.example`],
  },
  colour: {
    schema: values.colour,
    taken: ['#1a73e8', '#FFFFFF'],
    refused: ['red', '1a73e8', 'x#1a73e8', '#1a73e', '#1a73e8f', '#1a73eg', ''],
  },
  timeZone: {
    schema: values.timeZone,
    taken: ['Australia/Perth', 'Pacific/Auckland'],
    refused: ['Perth', 'UTC', 'Australia/Nowhere', '/', ''],
  },
  date: { schema: values.date, taken: days, refused: [...noDays, 'x2025-06-14', '2025-06-14T09:00'] },
  time: {
    schema: values.time,
    taken: ['00:00', '08:30', '19:59', '20:00', '23:59', '24:00'],
    refused: ['8:30', '24:01', '25:00', '30:00', '08:60', '08:3', '08:300', 'x08:30', 'x24:00', '24:00x', '08.30', ''],
  },
  localMoment: {
    schema: values.localMoment,
    taken: [...days, '2025-07-01T09:00', '2025-07-01T19:30:59', '2025-07-01T23:00'],
    refused: [
      ...noDays,
      'x2025-07-01',
      '2025-02-29T09:00',
      '2025-07-01T',
      '2025-07-01T24:00',
      '2025-07-01T9:00',
      '2025-07-01T09:60',
      '2025-07-01T09:00:60',
      '2025-07-01T09:00Z',
      '2025-07-01 09:00',
    ],
  },
  secretReference: {
    schema: values.secretReference,
    taken: ['env:AB', 'env:FORECOURT_SITE_A__KEY_2', `env:A${'B'.repeat(120)}`],
    refused: ['AB', 'env:', 'env:A', 'env:1A', 'env:ab', 'env:Ab', 'xenv:AB', 'env:AB-C', `env:A${'B'.repeat(121)}`],
  },
  make: { schema: values.make, taken: ['M', 'Land Rover', 'a'.repeat(60)], refused: ['', 'a'.repeat(61)] },
}

describe.each(Object.entries(rules))('TEN-02 the values of a site file: %s', (_name, { schema, taken, refused }) => {
  test.each(taken)('TEN-02 takes %s', (text) => {
    expect(schema.safeParse(text).success).toBe(true)
  })

  test.each(refused)('TEN-02 refuses %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false)
  })
})

test.each(['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'])(
  'TEN-03 LOC-01 the state %s has two forms',
  (state) => {
    const capital = state.toUpperCase()
    expect([state, capital].map((text) => values.siteState.safeParse(text).success)).toEqual([true, false])
    expect([state, capital].map((text) => values.addressState.safeParse(text).success)).toEqual([false, true])
  },
)

describe('API-05 the target of a redirect', () => {
  const isTaken = (to: string) => redirects.safeParse([{ from: '/old', to }]).success

  test.each(['/', '/a', '/search/used-cars?make=Kia#top', '/news/*', '/a/b/*', 'https://www.dealer.example/a'])(
    'API-05 may be %s',
    (to) => {
      expect(isTaken(to)).toBe(true)
    },
  )

  test.each([
    '',
    'a',
    'x/a',
    '//a.example',
    '//a.example/*',
    '/\\a.example',
    '/a b',
    '/a*',
    '/*',
    '/a/*b',
    '/*/a',
    '/a/*/*',
    '/?a/*',
    '/a?b/*',
    '/ a/*',
    '/a /*',
    '\n/a',
    'x/a/*',
    '/a/*x',
    'http://dealer.example',
    'javascript:alert(1)',
  ])('API-05 may not be %j', (to) => {
    expect(isTaken(to)).toBe(false)
  })
})

test.each([
  ['https://tiles.dealer.com.au/{z}/{x}/{y}.png', true],
  ['https://tiles.dealer.com.au/{z}/{x}.png', false],
  ['https://tiles.dealer.com.au/a.png', false],
])('LOC-06 the map may have the tiles of %s: %j', (url, taken) => {
  const integrations = { map_tiles: { url, attribution: 'A' } }
  expect(integrationsSection.safeParse(integrations).success).toBe(taken)
})

test('TEN-06 a planned section stands for all that is in it, and for nothing else', () => {
  const planned = ['chat', 'hosts', 'search.sort']
  const yes = ['chat', 'chat.widget', 'hosts', 'hosts[]', 'search.sort.kms']
  const no = ['chats', 'chat-b', 'a.chat', 'search', 'search.sorted']
  expect([...yes, ...no].filter((path) => isPlanned(path, planned))).toEqual(yes)
  expect(isPlanned('chat')).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AssertionError, buildShareAddress, type Network } from './share-address.ts'

const share = {
  url: 'https://dealer.example/cars/2022-kia-rio-a1',
  title: '2022 Kia Rio',
  body: 'Have a look at this 2022 Kia Rio at Main Street:',
}

test.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1'],
  [
    'linkedin',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1',
  ],
  ['x', 'https://x.com/intent/post?url=https%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1&text=2022%20Kia%20Rio'],
  ['whatsapp', 'https://wa.me/?text=2022%20Kia%20Rio%20https%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1'],
  [
    'email',
    'mailto:?subject=2022%20Kia%20Rio&body=Have%20a%20look%20at%20this%202022%20Kia%20Rio' +
      '%20at%20Main%20Street%3A%0A%0Ahttps%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1',
  ],
  ['sms', 'sms:?&body=2022%20Kia%20Rio%20https%3A%2F%2Fdealer.example%2Fcars%2F2022-kia-rio-a1'],
] as const)('SHARE-01 shares by %s with the absolute address of the car', (network, address) => {
  expect(buildShareAddress(network, share)).toBe(address)
})

test('SHARE-01 whatever a title says, a reader of the address gets it back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.webUrl(), (title, url) => {
      const read = (network: Network) => new URL(buildShareAddress(network, { url, title, body: title })).searchParams
      expect(read('x').get('text')).toBe(title)
      expect(read('facebook').get('u')).toBe(url)
      expect(read('email').get('subject')).toBe(title)
      expect(read('sms').get('body')).toBe(`${title} ${url}`)
    }),
    { numRuns: 30 },
  )
  expect(buildShareAddress('x', { ...share, title: 'Kia \ud83d' })).toContain('text=Kia%20%EF%BF%BD')
})

test('SHARE-02 hashtags and related accounts join the address of X', () => {
  const { searchParams } = new URL(buildShareAddress('x', { ...share, hashtags: ['kia', 'rio'], related: ['dealer'] }))
  expect([searchParams.get('hashtags'), searchParams.get('related')]).toEqual(['kia,rio', 'dealer'])
})

const wrong = 'kia' as unknown as readonly string[]

test.each([
  ['no url', { ...share, url: '' }, 'sharing needs a url'],
  ['an undefined url', { ...share, url: undefined as unknown as string }, 'sharing needs a url'],
  ['hashtags that are no array', { ...share, hashtags: wrong }, 'hashtags must be an array'],
  ['related that is no array', { ...share, related: wrong }, 'related must be an array'],
])('SHARE-02 API-03 sharing with %s throws an assertion error on every network', (_what, asked, message) => {
  for (const network of ['facebook', 'linkedin', 'x', 'whatsapp', 'email', 'sms'] as const) {
    expect(() => buildShareAddress(network, asked)).toThrow(AssertionError)
    expect(() => buildShareAddress(network, asked)).toThrow(message)
  }
})

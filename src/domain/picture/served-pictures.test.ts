import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findServedSource, isListedHost, parseServedPath, withServedPictures } from './served-pictures.ts'

const hosts = ['photos.dealer.example', '*.cdn.example']
const buildVehicle = (...urls: string[]) => ({
  id: 'abcdefgh23456723',
  images: urls.map((url) => ({ url, alt: 'Side' })),
  primary_image_url: urls[0] ?? null,
})

describe('picture hosts', () => {
  test.each([
    ['photos.dealer.example', true],
    ['a.cdn.example', true],
    ['a.b.cdn.example', true],
    ['cdn.example', false],
    ['.cdn.example', false],
    ['evilcdn.example', false],
    ['photos.dealer.example.evil.example', false],
    ['dealer.example', false],
    ['', false],
  ])('%s is listed: %s', (host, listed) => {
    expect(isListedHost(host, hosts)).toBe(listed)
  })
})

describe('served pictures', () => {
  test.each([
    ['on a listed host', 'https://photos.dealer.example/1.jpg', true],
    ['in capitals, which are the same host', 'https://PHOTOS.dealer.example/1.jpg', true],
    ['on another host', 'https://elsewhere.example/1.jpg', false],
    ['over plain http', 'http://photos.dealer.example/1.jpg', false],
    ['drawn by the platform', '/vehicle-art/suv-toyota-white-07/side', false],
    ['with the listed host as its user name', 'https://photos.dealer.example@elsewhere.example/1.jpg', false],
    ['no address at all', 'https://', false],
  ])('CARD-04 VDP-11 a picture %s', (_what, url, served) => {
    const vehicle = withServedPictures(buildVehicle(url), hosts)
    expect(vehicle.primary_image_url).toBe(vehicle.images[0]?.url)
    if (!served) expect(vehicle.primary_image_url).toBe(url)
    else expect(vehicle.primary_image_url).toMatch(/^\/pictures\/abcdefgh23456723\/[a-z0-9]{14}$/)
  })

  test('a vehicle without pictures, and a site without a list, stay as they are', () => {
    expect(withServedPictures(buildVehicle(), hosts)).toEqual(buildVehicle())
    const vehicle = buildVehicle('https://photos.dealer.example/1.jpg')
    expect(withServedPictures(vehicle, [])).toBe(vehicle)
  })

  test('an address leads back to the picture that it was made of, and to no other, whatever the feed writes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.webPath({ size: 'small' }), { minLength: 1, maxLength: 30 }), (paths) => {
        const urls = paths.map((path) => `https://photos.dealer.example${path.startsWith('/') ? path : `/${path}`}`)
        const vehicle = buildVehicle(...urls)
        for (const [index, { url }] of withServedPictures(vehicle, hosts).images.entries()) {
          const parsed = parseServedPath(url)
          expect(parsed?.vehicleId).toBe(vehicle.id)
          expect(findServedSource(vehicle, parsed?.key ?? '', hosts)).toBe(urls[index])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a picture that has left the feed, or whose host has left the list, is found no more', () => {
    const vehicle = buildVehicle('https://photos.dealer.example/1.jpg')
    const key = parseServedPath(withServedPictures(vehicle, hosts).images[0]?.url ?? '')?.key ?? ''
    expect(findServedSource(vehicle, key, hosts)).toBe('https://photos.dealer.example/1.jpg')
    expect(findServedSource(buildVehicle('https://photos.dealer.example/2.jpg'), key, hosts)).toBeNull()
    expect(findServedSource(vehicle, key, ['*.cdn.example'])).toBeNull()
  })

  test.each([
    '/pictures/',
    '/pictures/abc',
    '/pictures/abc/def',
    '/pictures/../etc/passwd',
    '/pictures/abcdefgh23456723/aaaaaaaaaaaaaa/x',
    '/vehicle-art/a/b',
    '/pictures/ABC/aaaaaaaaaaaaaa',
  ])('%s is no address of a picture', (path) => {
    expect(parseServedPath(path)).toBeNull()
  })
})

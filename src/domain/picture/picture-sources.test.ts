import { expect, test } from 'vitest'
import {
  buildPictureSources,
  fromCdnAddress,
  isSizedPicture,
  resolvePictureWidth,
  sizePicture,
  toCdnAddress,
} from './picture-sources.ts'

test("CARD-04 only the platform's own pictures are asked for by width", () => {
  expect(buildPictureSources('/vehicle-art/ute/side', [640, 320, 960])).toEqual({
    src: '/vehicle-art/ute/side?w=640',
    srcSet: '/vehicle-art/ute/side?w=320 320w, /vehicle-art/ute/side?w=640 640w, /vehicle-art/ute/side?w=960 960w',
  })
  expect(buildPictureSources('/pictures/a/b', [320])).toEqual({
    src: '/pictures/a/b?w=320',
    srcSet: '/pictures/a/b?w=320 320w',
  })
  expect(buildPictureSources('https://pictures.example/1.jpg', [640])).toEqual({
    src: 'https://pictures.example/1.jpg',
    srcSet: null,
  })
})

const served = '/pictures/4f1c/0abcdefghij123'

test.each([
  ['https://cdn.example', `https://cdn.example${served}`],
  ['https://cdn.example/dealers/', `https://cdn.example/dealers${served}`],
])('TEN-14 behind the base %s a picture of the platform keeps its widths, and the way back', (base, address) => {
  expect(toCdnAddress(served, base)).toBe(address)
  expect(fromCdnAddress(address, base)).toBe(served)
  // Asked for twice, the base stands before it once.
  expect(toCdnAddress(address, base)).toBe(address)
  expect(sizePicture(address, 640)).toBe(`${address}?w=640`)
  expect(toCdnAddress('/vehicle-art/ute/side', base)).toMatch(/^https:.*\/vehicle-art\/ute\/side$/)
})

test("TEN-14 without a base addresses are the platform's own, and what lies elsewhere stays as it came", () => {
  expect(toCdnAddress(served, null)).toBe(served)
  expect(fromCdnAddress(served, null)).toBe(served)
  for (const url of [
    'https://feeds.example/pictures/12/1.jpg',
    'https://feeds.example/pictures/12/large',
    `https://feeds.example/?u=${served}`,
    '/logos/dealer.svg',
  ]) {
    expect(isSizedPicture(url)).toBe(false)
    expect(toCdnAddress(url, 'https://cdn.example')).toBe(url)
    expect(fromCdnAddress(url, 'https://feeds.example')).toBe(url)
  }
})

test('a single width, and JPEG for readers that know nothing newer', () => {
  expect(sizePicture('/pictures/a/b', 320)).toBe('/pictures/a/b?w=320')
  expect(sizePicture('/pictures/a/b', 1280, 'jpeg')).toBe('/pictures/a/b?w=1280&f=jpeg')
  expect(sizePicture('https://pictures.example/1.jpg', 320, 'jpeg')).toBe('https://pictures.example/1.jpg')
})

test.each([
  [null, 960],
  ['', 960],
  ['1', 320],
  ['320', 320],
  ['321', 640],
  ['9999', 1280],
  ['99999', 960],
  ['-1', 960],
  ['6e2', 960],
])('CARD-04 width %s is answered in %s', (asked, answered) => {
  expect(resolvePictureWidth(asked)).toBe(answered)
})

test.each([
  `http://cdn.example${served}`,
  `x-https://cdn.example${served}`,
  `https://cdn.example${served}x`,
  `https://cdn.example${served}?w=1`,
  `https://cdn.example/pictures/${'a'.repeat(41)}/0abcdefghij123`,
  'https://cdn.example/vehicle-art/Ute/side',
  'https://cdn.example/vehicle-art/ute/side.jpg',
  'https://cdn.example/vehicle-art//side',
])('TEN-14 %s is no picture of the platform', (url) => {
  expect(isSizedPicture(url)).toBe(false)
  expect(fromCdnAddress(url, 'https://cdn.example')).toBe(url)
})

test('TEN-14 an address behind another base stays as it is', () => {
  const address = `https://cdn.example${served}`
  expect(fromCdnAddress(address, 'https://other.example')).toBe(address)
  expect(fromCdnAddress(address, null)).toBe(address)
  expect(fromCdnAddress('https://cdn.example/vehicle-art/ute-4/front-left', 'https://cdn.example')).toBe(
    '/vehicle-art/ute-4/front-left',
  )
})

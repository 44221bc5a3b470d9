import { expect, test } from 'vitest'
import { parsePictureFormat, resolvePictureFormat } from './picture-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif;q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  ['image/*', 'webp'],
  ['image/jpeg, image/png', 'jpeg'],
  ['image/jpeg, */*;q=0.1', 'webp'],
  ['image/avifx', 'webp'],
  ['', 'webp'],
  [undefined, 'webp'],
] as const)('Accept %j is answered with %s', (accept, format) => {
  expect(resolvePictureFormat(accept)).toBe(format)
})

test('an address may name a form, and nothing else', () => {
  expect(parsePictureFormat('jpeg')).toBe('jpeg')
  for (const text of [null, '', 'png', 'JPEG', '__proto__']) expect(parsePictureFormat(text)).toBeNull()
})

import { expect, test } from 'vitest'
import { createPictureEmbedder } from './embed-picture.ts'

const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#fc3"/></svg>`
const files = new Map([
  ['/logos/small.svg', small],
  ['/logos/1024.svg', 'x'.repeat(1_024)],
  ['/logos/1025.svg', 'x'.repeat(1_025)],
  ['/logos/small.png', 'x'],
])
const embed = createPictureEmbedder((path) => {
  const text = files.get(path)
  return text === undefined ? null : Buffer.from(text)
})

test('a small drawing of the platform comes as a data address that holds all of it', () => {
  const address = embed('/logos/small.svg')
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%.~!*'()-]+$/)
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(small)
  expect(embed('/logos/small.svg')).toBe(address)
  expect(embed('/logos/1024.svg')).toMatch(/^data:/)
})

test.each(['/logos/1025.svg', '/logos/small.png', '/logos/none.svg', 'https://cdn.example/logo.svg', '', '//x/a.svg'])(
  '%s stays as it is',
  (address) => expect(embed(address)).toBe(address),
)

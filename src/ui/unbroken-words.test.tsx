import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenWords } from './unbroken-words.tsx'

const draw = (text: string) => renderToStaticMarkup(<UnbrokenWords text={text} />)

test.each([
  [
    'Prepare your trade-in in an afternoon',
    'Prepare your <span class="whitespace-nowrap">trade-in</span> in an afternoon',
  ],
  ['Servicing', 'Servicing'],
  ['Manufacturer-approved cars', 'Manufacturer-approved cars'],
  ['7-seat cars', '<span class="whitespace-nowrap">7-seat</span> cars'],
])('short words with a hyphen stay whole: %s', (text, html) => {
  expect(draw(text)).toBe(html)
})

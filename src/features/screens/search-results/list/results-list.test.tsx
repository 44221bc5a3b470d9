// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, render } from '#ui/dom.testkit.tsx'
import { Chips } from './results-list.tsx'

const before = [
  { id: 'make Ford', label: 'Ford', removeHref: '/search?fuel=Diesel' },
  { id: 'fuel Diesel', label: 'Diesel', removeHref: '/search?make=Ford' },
]
const after = [
  { id: 'make Ford', label: 'Ford', removeHref: '/search?make=Kia&fuel=Diesel' },
  { id: 'make Kia', label: 'Kia', removeHref: '/search?make=Ford&fuel=Diesel' },
  { id: 'fuel Diesel', label: 'Diesel', removeHref: '/search?make=Ford&make=Kia' },
]

test('SRCH-21 a chip that stays keeps its element and links to the search without it', async () => {
  const { container, rerender } = await render(<Chips chips={before} clearHref="/search" awaited={false} />)
  const linkOf = (label: string) => find<HTMLAnchorElement>(container, `a[aria-label="Remove ${label}"]`)
  const [ford, diesel] = [linkOf('Ford'), linkOf('Diesel')]
  await rerender(<Chips chips={after} clearHref="/search" awaited={false} />)
  expect([linkOf('Ford') === ford, linkOf('Diesel') === diesel]).toEqual([true, true])
  expect(ford.getAttribute('href')).toBe('/search?make=Kia&fuel=Diesel')
})

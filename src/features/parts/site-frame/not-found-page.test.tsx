import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FailedPage, NotFoundPage } from './not-found-page.tsx'

const frame = {
  menu: [{ label: 'Service', href: '/service', items: [], rightAligned: false }],
  phone: '07 5550 1111',
  name: 'Main Street Motors',
}
const draw = (page: ReactElement, path = '/') =>
  renderToString(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>)
const textOf = (html: string): string => html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('API-03 the page of a failure offers to load it again, the stock and the phone', () => {
  const html = draw(<FailedPage frame={frame} searchPath="/stock" />)
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '',
    'tel:+61755501111',
    '/stock',
    '/',
    '/service',
  ])
  // Without scripts and with them, the browser loads it: the router would keep what failed.
  expect(html).toMatch(/<a href="" (?!data-nav)/)
  expect(textOf(html)).toContain('Call 07 5550 1111')
  expect(textOf(draw(<FailedPage frame={null} searchPath="/stock" />))).not.toContain('Call')
})

test.each([
  ['/cars/2026-toyota-hilux-a1', 'We could not find that vehicle'],
  ['/carsales', 'We could not find that page'],
])('VDP-01 the page of an unknown address %s says what is missing', (path, title) => {
  const page = <NotFoundPage frame={frame} searchPath="/stock" recent={0} isRemoved={false} />
  expect(textOf(draw(page, path))).toContain(title)
})

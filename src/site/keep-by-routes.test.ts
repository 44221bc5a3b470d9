import { expect, test } from 'vitest'
import { keepByRoutes } from './keep-by-routes.ts'
import { buildTestSite } from './test-site.ts'

const routesWith = (contact: string) => ({ routes: { ...buildTestSite().routes, contact } })

function countBuilds() {
  const built: string[] = []
  const read = keepByRoutes(({ routes }) => {
    built.push(routes.contact)
    return { contact: routes.contact }
  })
  return { read, built }
}

test('TEN-04 sites with the same paths share one value, which is built once', () => {
  const { read, built } = countBuilds()
  const first = read(routesWith('/contact'))
  expect(read(routesWith('/contact'))).toBe(first)
  expect(built).toEqual(['/contact'])
})

test('TEN-04 sites with other paths have a value of their own', () => {
  const { read } = countBuilds()
  const usual = read(routesWith('/contact'))
  expect(read(routesWith('/find-us'))).toEqual({ contact: '/find-us' })
  expect(read(routesWith('/contact'))).toBe(usual)
})

test('TEN-04 a site keeps its value when other sites have too many combinations of paths to share', () => {
  const { read, built } = countBuilds()
  const own = routesWith('/own')
  const value = read(own)
  for (let at = 0; at < 64; at += 1) read(routesWith(`/contact-${at}`))
  expect(read(own)).toBe(value)
  expect(built).toHaveLength(65)
  read(routesWith('/own'))
  expect(built).toHaveLength(66)
})

test('TEN-04 64 combinations of paths are shared', () => {
  const { read, built } = countBuilds()
  for (let round = 0; round < 2; round += 1) for (let at = 0; at < 64; at += 1) read(routesWith(`/contact-${at}`))
  expect(built).toHaveLength(64)
})

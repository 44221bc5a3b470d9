import { expect, test } from 'vitest'
import { listSwitches } from '../list-switches.ts'
import { findPlanned } from './find-planned.ts'

test('TEN-06 one warning lists the settings of a file that have no effect', () => {
  const [warning, ...more] = findPlanned({ slug: 'a', search: { host: null, key: null, page_size: 12 } })
  expect(more).toEqual([])
  expect(warning?.message).toBe(
    '2 settings have no effect yet; the features that read them are not available yet: search.host, search.key',
  )
})

test('TEN-06 a file of settings in effect is told nothing', () => {
  expect(
    findPlanned({
      slug: 'a',
      search: { page_size: 12 },
      chat: { widget: null },
      dealerships: [{ id: 'd', name: 'D' }],
    }),
  ).toEqual([])
})

test('TEN-06 what is planned is marked, and what only begins with its name is not', () => {
  const planned = new Map(listSwitches().map((each) => [each.path, each.planned]))
  expect(['search.host', 'search.key'].map((path) => planned.get(path))).toEqual([true, true])
  expect(
    ['search.page_size', 'forms.opt_in_default', 'dealerships[].slug', 'content.about'].map((path) =>
      planned.get(path),
    ),
  ).toEqual([false, false, false, false])
})

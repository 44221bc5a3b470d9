import { expect, test } from 'vitest'
import { listSwitches } from '../list-switches.ts'
import { findPlanned } from './find-planned.ts'

test('TEN-06 one warning lists settings of a file without effect: sections, list entries and values', () => {
  const [warning, ...more] = findPlanned({
    slug: 'a',
    content: { models: { enabled: true } },
    search: { host: null, page_size: 12 },
    dealerships: [{ id: 'd', navigation: { hidden: [] } }, { navigation: null }],
  })
  expect(more).toEqual([])
  expect(warning?.message).toBe(
    '3 settings have no effect yet; the features that read them are not available yet: ' +
      'content.models, dealerships[].navigation, search.host',
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

test('TEN-06 what stands in a planned section is planned, and what only begins with its name is not', () => {
  const planned = new Map(listSwitches().map((each) => [each.path, each.planned]))
  expect(
    [
      'content.models',
      'content.models.enabled',
      'content.models.overrides[].slug',
      'images.presets',
      'search.host',
    ].map((path) => planned.get(path)),
  ).toEqual([true, true, true, true, true])
  expect(
    ['search.page_size', 'forms.opt_in_default', 'dealerships[].slug', 'content.about'].map((path) =>
      planned.get(path),
    ),
  ).toEqual([false, false, false, false])
})

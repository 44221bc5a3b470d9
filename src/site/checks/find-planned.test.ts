import { expect, test } from 'vitest'
import { isPlanned, plannedSettings } from '../schema/planned.ts'
import { findPlanned } from './find-planned.ts'

const settings = ['search.host', 'popup', 'dealerships[].url']

test('TEN-06 one warning lists the settings of a file that have no effect', () => {
  const [warning, ...more] = findPlanned(
    { slug: 'a', search: { host: null, page_size: 12 }, popup: { title: 'A' }, dealerships: [{ id: 'd', url: null }] },
    settings,
  )
  expect(more).toEqual([])
  expect(warning?.message).toBe(
    '3 settings have no effect yet; the features that read them are not available yet: ' +
      'search.host, popup, dealerships[].url',
  )
})

test('TEN-06 a file of settings in effect is told nothing', () => {
  expect(
    findPlanned({ slug: 'a', search: { page_size: 12 }, chat: { widget: null }, dealerships: [{ id: 'd' }] }, settings),
  ).toEqual([])
})

test('TEN-06 what only begins with the name of a planned setting is not planned', () => {
  expect(
    ['search.host', 'popup.title', 'search.hosts', 'popups', 'dealerships[].slug'].map((path) =>
      isPlanned(path, settings),
    ),
  ).toEqual([true, true, false, false, false])
})

test('TEN-06 every setting of the platform has an effect', () => {
  expect(plannedSettings).toEqual([])
})

import { expect, test } from 'vitest'
import type { DocumentPart } from '#site/test-site.ts'
import { count, render, textsOf } from './vehicle-page.testkit.tsx'

test('VDP-07 the grid has four facts before Show More, where the site says nothing else', () => {
  const countShown = (site: DocumentPart): number =>
    count(render({}, site), '[aria-labelledby="key-information"] > div > dl > div')
  expect(countShown({})).toBe(4)
  expect(countShown({ vdp_config: { key_facts_shown: 6 } })).toBe(6)
})

test('VDP-01 the condition stands once, before the kilometres', () => {
  const page = render({ car_type: 'demo', km: 1_833 }, { vdp_config: { key_facts_shown: 8 } })
  expect(page.querySelector('h1')?.parentElement?.textContent).toMatch(/Demo1,833\u00a0km/)
  expect(textsOf(page).filter((text) => text === 'Demo')).toHaveLength(1)
})

test('VDP-14 the place in the title is the location link, in the words of the site', () => {
  const site: DocumentPart = { vdp_config: { show_map_section: true } }
  const links = (page: Document) =>
    [...page.querySelectorAll('a[href="#vehicle-map"]')].map(({ textContent }) => textContent)
  expect(links(render({ city: 'Perth', state: 'WA' }, site))).toEqual(['View Location: Perth, WA'])
  expect(links(render({ city: null, state: null }, site))).toEqual(['View Location'])
})

test('VDP-01 the views have their place before they are counted, where the site counts them', () => {
  const placesOf = (site: DocumentPart) =>
    [...render({}, site).querySelectorAll('.price-row > .views')].map(({ className }) => className)
  expect(placesOf({ vdp_config: { view_counter: true } })).toEqual(['views invisible'])
  expect(placesOf({ vdp_config: { view_counter: false } })).toEqual([])
})

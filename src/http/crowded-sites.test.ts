import { expect, test } from 'vitest'
import { createCrowdedSites } from './crowded-sites.ts'

/** Crowded sites at a clock that the test moves; `crowd` has twenty renders waiting, and had its last turn just now. */
function createDesk() {
  let nowMs = 0
  const sites = createCrowdedSites(() => nowMs)
  for (let render = 0; render < 20; render += 1) sites.noteArrival('crowd')
  sites.noteBegin('crowd')
  return { sites, move: (ms: number) => void (nowMs += ms) }
}

test('API-04 a site gives way while it has a crowd and others are visited', () => {
  const { sites } = createDesk()
  expect(sites.givesWay('crowd'), 'nobody else is there').toBe(false)
  for (let render = 0; render < 3; render += 1) sites.noteArrival('two')
  sites.noteBegin('two')
  expect([sites.givesWay('crowd'), sites.givesWay('two')]).toEqual([true, false])
  for (let render = 0; render < 17; render += 1) sites.noteLeave('crowd')
  expect(sites.givesWay('crowd'), 'three wait like those of others').toBe(false)
})

test('API-04 of two sites with many waiting the one with more gives way, whichever it is at the time', () => {
  const { sites } = createDesk()
  for (let render = 0; render < 10; render += 1) sites.noteArrival('two')
  sites.noteBegin('two')
  expect([sites.givesWay('crowd'), sites.givesWay('two')]).toEqual([true, false])
  for (let render = 0; render < 15; render += 1) sites.noteLeave('crowd')
  expect([sites.givesWay('crowd'), sites.givesWay('two')]).toEqual([false, true])
})

test('API-04 a site that gave way for a quarter of a second takes its turn', () => {
  const { sites, move } = createDesk()
  sites.noteArrival('two')
  move(251)
  expect(sites.givesWay('crowd')).toBe(false)
  sites.noteBegin('crowd')
  expect(sites.givesWay('crowd')).toBe(true)
})

test('API-04 ten seconds after the last visit of another site a crowd has all places again', () => {
  const { sites, move } = createDesk()
  sites.noteArrival('two')
  move(9_999)
  sites.noteArrival('crowd')
  sites.noteBegin('crowd')
  expect(sites.givesWay('crowd')).toBe(true)
  move(1)
  expect(sites.givesWay('crowd')).toBe(false)
})

import { expect, test } from 'vitest'
import { nextTurn } from './render-queue.testkit.ts'
import { createSliceTurns } from './slice-turns.ts'

/** Renders that wait for a slice before each part; `turns` has the sites that went on in each turn of the loop. */
function createRenders() {
  const slices = createSliceTurns()
  const turns: string[][] = [[]]
  const render = async (site: string, parts: number): Promise<void> => {
    for (let part = 0; part < parts; part += 1) {
      await slices.next(site)
      turns.at(-1)?.push(site)
    }
  }
  const watch = async (count: number): Promise<string[][]> => {
    for (let turn = 0; turn < count; turn += 1) {
      await nextTurn()
      turns.push([])
    }
    return turns.filter((letOn) => letOn.length > 0)
  }
  return { render, watch }
}

test('API-04 renders go on one after the other, one in each turn of the event loop', async () => {
  const { render, watch } = createRenders()
  const all = [render('one', 2), render('one', 2), render('one', 2)]
  expect(await watch(12)).toEqual(Array.from({ length: 6 }, () => ['one']))
  await Promise.all(all)
})

test('API-04 an event that arrives waits for no more than the slice under way', async () => {
  const { render, watch } = createRenders()
  const order: string[] = []
  const all = Array.from({ length: 4 }, () => render('one', 1).then(() => order.push('slice')))
  await nextTurn()
  setImmediate(() => order.push('event'))
  await watch(8)
  await Promise.all(all)
  expect(order.indexOf('event')).toBeLessThanOrEqual(2)
})

test('TEN-07 the site whose last turn is longest ago goes first, however many renders another one has', async () => {
  const { render, watch } = createRenders()
  const all = [...Array.from({ length: 6 }, () => render('busy', 3)), render('quiet', 3)]
  const turns = (await watch(40)).flat()
  await Promise.all(all)
  expect(turns).toHaveLength(21)
  const last = turns.lastIndexOf('quiet')
  const besides = turns.slice(0, last).filter((site) => site === 'busy').length
  expect(besides, turns.join(' ')).toBeLessThanOrEqual(4)
})

test('API-04 a render that comes while none waits goes on in the next turn, again and again', async () => {
  const { render, watch } = createRenders()
  for (let visit = 0; visit < 3; visit += 1) {
    const done = render('one', 1)
    await nextTurn()
    await done
  }
  expect((await watch(1)).flat()).toEqual(['one', 'one', 'one'])
})

test('TEN-07 a busy site is remembered, however many others had a turn', async () => {
  const slices = createSliceTurns()
  const order: string[] = []
  for (let other = 0; other < 256; other += 1) {
    await slices.next('busy')
    await slices.next(`site ${other}`)
  }
  await Promise.all(['busy', 'new'].map((site) => slices.next(site).then(() => order.push(site))))
  expect(order).toEqual(['new', 'busy'])
})

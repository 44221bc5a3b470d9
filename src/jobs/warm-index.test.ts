import { expect, test } from 'vitest'
import { reckonedBytesOfVehicle, warmIndex } from './warm-index.ts'

function createRun(limitBytes: number | null, countVehicles = () => Promise.resolve(300)) {
  const loaded: string[] = []
  const told: string[] = []
  const stopping = new AbortController()
  const tell = (_fields: object, message: string): void => void told.push(message)
  const run = warmIndex({
    index: {
      withSites: async ([slug = ''], ask) => {
        if (slug === 'broken') throw new Error('the database went away')
        loaded.push(slug)
        if (slug === 'last') stopping.abort()
        return ask()
      },
    },
    listSites: () => ['east', 'broken', 'west', 'last', 'never'].map((slug) => ({ slug })),
    countVehicles,
    limitBytes,
    log: { info: tell, warn: tell },
    signal: stopping.signal,
  })
  return run.then(() => ({ loaded, told }))
}

test.each([null, 300 * reckonedBytesOfVehicle])(
  'if all sites fit, they are loaded in advance until the node stops: memory of %s bytes',
  async (limitBytes) => {
    const { loaded, told } = await createRun(limitBytes)
    expect(loaded).toEqual(['east', 'west', 'last'])
    expect(told).toEqual(['a site could not be loaded in advance; the next visit loads it'])
  },
)

test('if not all sites fit, none is loaded in advance', async () => {
  const { loaded, told } = await createRun(300 * reckonedBytesOfVehicle - 1)
  expect([loaded, told]).toEqual([[], ['not all sites fit into INDEX_MEMORY; sites are loaded on demand']])
})

test('if the stock cannot be counted, none is loaded in advance, and nothing fails', async () => {
  const { loaded, told } = await createRun(1, () => Promise.reject(new Error('the database went away')))
  expect([loaded, told]).toEqual([[], ['the stock could not be counted; sites are loaded on demand']])
})

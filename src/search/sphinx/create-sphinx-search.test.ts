import { expect, test } from 'vitest'
import type { IndexSchema } from '../search-engine.ts'
import { createSphinxSearch } from './create-sphinx-search.ts'

const schema: IndexSchema = { make: { kind: 'keyword' } }

/** An engine that finds `found` rows; `asked` has the statements it got. */
function createSearch(found: number) {
  const asked: string[] = []
  const search = createSphinxSearch(schema, {
    session: {
      daemons: 1,
      async ask(queries) {
        asked.push(...queries)
        return { rows: queries.map(() => [{ document: 'car-1' }]), meta: { totalFound: found } }
      },
      write: () => Promise.reject(new Error('nothing is written')),
    },
    now: () => 0,
    current: async () => ({ generation: 'a', position: '0' }),
  })
  return { search, listRooms: () => asked.map((query) => Number(/max_matches=(\d+)/.exec(query)?.[1])) }
}

test('a page far beyond the last one takes no room in the engine', async () => {
  const { search, listRooms } = createSearch(5_000)
  const { total, hits } = await search.search({ scope: { owners: ['east'] }, offset: 2_099_979, limit: 21 })
  expect([total, hits]).toEqual([5_000, []])
  expect(Math.max(...listRooms())).toBeLessThan(100)
})

test('a page far down that is there has the room for what comes before it', async () => {
  const { search, listRooms } = createSearch(5_000)
  expect((await search.search({ scope: { owners: ['east'] }, offset: 4_200, limit: 21 })).hits).toEqual(['car-1'])
  expect(listRooms()).toContain(4_221)
})

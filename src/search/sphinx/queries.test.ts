import { expect, test } from 'vitest'
import { countBy } from './counting.ts'
import { askInGroups, type Query, type Selection } from './queries.ts'
import type { SphinxSession } from './session.ts'

const all: Selection = { table: 'market_a', match: null, condition: true }
const kias: Selection = { ...all, match: 'kia' }
const hits: Query = { selection: all, columns: ['document'], limit: 5 }

/** Answers each query with itself, and as the number found the number of queries asked so far. */
function openEcho(): { readonly session: SphinxSession; readonly batches: (readonly string[])[] } {
  const batches: (readonly string[])[] = []
  return {
    batches,
    session: {
      daemons: 1,
      write: () => Promise.resolve(),
      async ask(queries) {
        batches.push(queries)
        return { rows: queries.map((query) => [{ query }]), meta: { totalFound: batches.flat().length } }
      },
    },
  }
}

test('counts of the same rows go in one batch, and each answer stands where its query stood', async () => {
  const { session, batches } = openEcho()
  const asked = [countBy(all, 'make', 9), countBy(kias, 'model', 9), null, countBy(all, 'body', 9), hits]
  const { rows, meta } = await askInGroups(session, asked)
  expect(batches.map((batch) => batch.map((sql) => /GROUP BY (\w+)/.exec(sql)?.[1] ?? 'hits'))).toEqual([
    ['make', 'body'],
    ['model'],
    ['hits'],
  ])
  expect(rows.map(([row]) => /GROUP BY (\w+)|LIMIT/.exec(String(row?.['query']))?.[1])).toEqual([
    'make',
    'model',
    undefined,
    'body',
    undefined,
  ])
  expect(rows[2]).toEqual([])
  expect(meta).toEqual({ totalFound: 4 })
})

test('no query needs no engine', async () => {
  const { session, batches } = openEcho()
  expect(await askInGroups(session, [null, null])).toEqual({ rows: [[], []], meta: { totalFound: 0 } })
  expect(batches).toEqual([])
})

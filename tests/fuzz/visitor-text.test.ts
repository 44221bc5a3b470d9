import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSteepestGrowth, keepTextPairs, steepestGrowth } from './growth.ts'
import { visitorParsers } from './visitor-parsers.ts'

/** What is fast enough at its full length is not asked how it grows; `npm run bench` holds every parser to this. */
const fastMs = 2
/** Long, so that a busy machine fails nothing; a parser that never ends is stopped all the same. */
const timeout = 120_000
const source = join(import.meta.dirname, '../../src')

/** Parsers of what no visitor sends: feeds and mappings (feed-text.test.ts), stored data and the code of drawings. */
const otherRooms = ['stock', 'data', 'demo', 'integrations', 'cli']

/** Parsers outside those rooms that no visitor's text reaches, each with the reason. */
const readsNoVisitorText = new Map([
  ['parseFeedHosts', 'reads a setting of the environment, which the operator of the platform writes'],
  ['parseLeadChannel', 'reads the channel of a stored delivery, which the routes of the site file name'],
])

describe('API-04 every parser of visitor text takes linear time', { timeout }, () => {
  test.each(visitorParsers)('$name', async ({ parse, length }) => {
    const { growth, ms, input } = await findSteepestGrowth(parse, keepTextPairs(length, 300), fastMs)
    const told = `${JSON.stringify(input.slice(0, 80))} … of ${input.length} characters takes ${ms.toFixed(1)} ms`
    expect(growth, told).toBeLessThan(steepestGrowth)
  })

  test('a new parser joins the table', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !otherRooms.some((room) => file.startsWith(`${room}/`)))
    const exported = files.flatMap((file) =>
      [
        ...readFileSync(join(source, file), 'utf8').matchAll(/^export (?:async )?(?:function|const) (parse[A-Z]\w*)/gm),
      ].map(([, name]) => name),
    )
    expect(exported.length).toBeGreaterThan(20)
    const covered = new Set(visitorParsers.map(({ name }) => name.split(' ', 1)[0]))
    const uncovered = exported.filter((name) => !covered.has(name))
    expect(new Set(uncovered)).toEqual(new Set(readsNoVisitorText.keys()))
  })
})

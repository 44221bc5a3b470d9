import { afterAll, describe } from 'vitest'
import { describeConformance } from '#search/conformance.testkit.ts'
import { describeLargeConformance } from '#search/conformance-large.testkit.ts'
import { describeRandomConformance } from '#search/conformance-random.testkit.ts'
import { hasSphinx, startSphinxDaemons, whySkipped } from '#tests/fixtures/sphinx-daemons.ts'
import { openWaitingEngines } from '#tests/fixtures/waiting-engine.ts'

/** Random cases of each kind; SPHINX_RUNS=100 looks longer. */
const runs = Number(process.env['SPHINX_RUNS'] ?? 6)

const daemons = hasSphinx ? await startSphinxDaemons(2, { values: 12, sets: 6 }) : null
const engines =
  daemons === null
    ? null
    : openWaitingEngines(new URL('../fixtures/sphinx-worker.ts', import.meta.url), { daemons: daemons.addresses })

afterAll(async () => {
  await engines?.close()
  await daemons?.remove()
})

describe.skipIf(engines === null)(`two daemons of Sphinx${whySkipped}`, () => {
  if (engines === null) return
  describeConformance('Sphinx', engines.create)
  describeRandomConformance('Sphinx', engines.create, runs)
  describeLargeConformance('Sphinx', engines.create, runs)
})

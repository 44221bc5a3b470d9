import { expect, test } from 'vitest'
import { buildPlan, describePlan } from './plan.ts'
import { readArguments } from './read-arguments.ts'

const plans = (['sqlite', 'postgres'] as const).flatMap((store) =>
  Array.from({ length: 300 }, (_, index) => buildPlan(index + 1, store)),
)

test('a seed makes the same plan again, and another seed another one', () => {
  for (const plan of plans) expect(buildPlan(plan.seed, plan.store)).toEqual(plan)
  expect(new Set(plans.map(describePlan)).size).toBe(plans.length)
})

test('every fault is over before the run ends, and strikes a node that there is', () => {
  for (const { durationMs, faults, nodes } of plans)
    for (const fault of faults) {
      expect(fault.at).toBeGreaterThan(0)
      expect(fault.at + fault.forMs).toBeLessThan(durationMs)
      if ('node' in fault) expect(fault.node).toBeLessThan(nodes)
    }
})

test('faults of one node or of the store follow each other', () => {
  for (const { faults } of plans)
    for (const [index, one] of faults.entries())
      for (const other of faults.slice(index + 1)) {
        const areOfStore = [one, other].every(({ kind }) => kind === 'store' || kind === 'disk')
        const areOfNode =
          'node' in one && 'node' in other && one.node === other.node && one.kind !== 'link' && other.kind !== 'link'
        if (areOfStore || areOfNode) expect(other.at).toBeGreaterThan(one.at + one.forMs)
      }
})

test('among some hundreds of seeds are all faults; SQLite has no link to its store', () => {
  const listOf = (store: string) =>
    new Set(
      plans
        .filter((plan) => plan.store === store)
        .flatMap(({ faults }) =>
          faults.map((fault) =>
            fault.kind === 'link'
              ? `${fault.trouble} ${fault.to}`
              : fault.kind === 'store'
                ? `${fault.how} store`
                : fault.kind,
          ),
        ),
    )
  const troubles = ['held', 'lost', 'reset', 'slow', 'dripping']
  const always = ['kill', 'freeze', 'clock', 'disk', ...troubles.map((trouble) => `${trouble} receiver`)]
  expect([...listOf('sqlite')].toSorted()).toEqual(always.toSorted())
  expect([...listOf('postgres')].toSorted()).toEqual(
    [
      ...always,
      ...troubles.map((trouble) => `${trouble} store`),
      'crash store',
      'freeze store',
      'freeze the standby of store',
      'promote store',
      'promote the late standby of store',
    ].toSorted(),
  )
})

test('the command line names seeds and stores, and a mistake is told with what there is', () => {
  expect(readArguments(['--seed', '17', '--store', 'sqlite'])).toEqual({ ok: true, seeds: [17], stores: ['sqlite'] })
  expect(readArguments(['--seeds', '3', '--from', '5'])).toEqual({
    ok: true,
    seeds: [5, 6, 7],
    stores: ['sqlite', 'postgres'],
  })
  for (const given of [
    ['--seed', 'x'],
    ['--store', 'mysql'],
    ['--seed', '1', '--seeds', '2'],
    ['--sed', '1'],
  ])
    expect(readArguments(given)).toMatchObject({ ok: false, error: expect.stringContaining('npm run faults') })
})

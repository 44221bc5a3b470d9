import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LeaseStore } from '#data/leases/lease-store.ts'
import type { Timers } from './timers.ts'
import { workUnderLease, type HeldLease } from './work-under-lease.ts'

/** Nodes that share a lease, whose clocks and timers the test moves on. */
function createNodes() {
  const clock = { value: 0 }
  const timers: { at: number; call: () => void }[] = []
  const state = { holder: '', until: 0, broken: false }
  const leases: LeaseStore = {
    async take(_ctx, _name, holder, leaseMs) {
      if (state.broken) throw new Error('the store is unavailable')
      if (state.holder !== holder && state.until > clock.value) return false
      Object.assign(state, { holder, until: clock.value + leaseMs })
      return true
    },
    async release(_ctx, _name, holder) {
      if (state.holder === holder) state.until = 0
    },
  }
  const timersOf = (node: { frozen: boolean }): Timers => ({
    after(ms, call) {
      const timer = { at: clock.value + ms, call: () => !node.frozen && call() }
      timers.push(timer)
      return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== timer))
    },
  })
  const works: string[] = []
  /** Who had nothing to do at a look. */
  const idle: string[] = []

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  }

  return {
    state,
    works,
    idle,
    start(holder: string, { fails = false, mayWork = (): boolean => true } = {}) {
      const stop = new AbortController()
      const node = { frozen: false }
      const held: { lease: HeldLease | null } = { lease: null }
      const done = workUnderLease({
        leases,
        ctx: { system: true, now: () => clock.value },
        name: 'work',
        holder,
        mayWork,
        onIdle: () => void idle.push(holder),
        leaseMs: 1_000,
        clock: () => clock.value,
        timers: timersOf(node),
        signal: stop.signal,
        onError: (error) => works.push(`${holder}: ${String(error)}`),
        async work(lease) {
          works.push(`${holder} begins`)
          held.lease = lease
          if (fails) throw new Error('it went wrong')
          await new Promise((resolve) => lease.signal.addEventListener('abort', resolve, { once: true }))
          works.push(`${holder} ends`)
        },
      })
      return { stop: () => stop.abort(), done, node, held }
    },
    async pass(ms: number): Promise<void> {
      const end = clock.value + ms
      await settle()
      for (;;) {
        const next = timers.toSorted((left, right) => left.at - right.at)[0]
        if (next === undefined || next.at > end) break
        timers.splice(timers.indexOf(next), 1)
        clock.value = Math.max(clock.value, next.at)
        next.call()
        await settle()
      }
      clock.value = end
      await settle()
    },
  }
}

test('one node works for as long as it lives, and the next begins when it stops', async () => {
  const nodes = createNodes()
  const [one, two] = [nodes.start('one'), nodes.start('two')]
  await nodes.pass(10_000)
  expect(nodes.works).toEqual(['one begins'])
  one.stop()
  await one.done
  await nodes.pass(300)
  expect(nodes.works).toEqual(['one begins', 'one ends', 'two begins'])
  two.stop()
  await two.done
})

test('a node that was frozen learns before its next write that another one has taken over', async () => {
  const nodes = createNodes()
  const one = nodes.start('one')
  await nodes.pass(100)
  const two = nodes.start('two')
  one.node.frozen = true
  await nodes.pass(1_500)
  expect(nodes.works).toEqual(['one begins', 'two begins'])
  // It goes on where it stood, before any of its timers has run.
  expect([one.held.lease?.isHeld(), two.held.lease?.isHeld()]).toEqual([false, true])
  two.stop()
  await two.done
})

test('while the store is unavailable the work goes on until the lease is over', async () => {
  const nodes = createNodes()
  const one = nodes.start('one')
  await nodes.pass(100)
  nodes.state.broken = true
  await nodes.pass(800)
  expect(one.held.lease?.isHeld()).toBe(true)
  await nodes.pass(400)
  expect(one.held.lease?.isHeld()).toBe(false)
  expect(nodes.works).toContain('one ends')
  nodes.state.broken = false
  await nodes.pass(1_000)
  expect(nodes.works.at(-1)).toBe('one begins')
  one.stop()
  await one.done
})

test('work that fails is reported and begins again', async () => {
  const nodes = createNodes()
  const one = nodes.start('one', { fails: true })
  await nodes.pass(600)
  expect(nodes.works.slice(0, 3)).toEqual(['one begins', 'one: Error: it went wrong', 'one begins'])
  one.stop()
  await one.done
})

test('a node that may not work takes no lease, and lets go of the one that it has', async () => {
  const nodes = createNodes()
  const clockOfOne = { isRight: true }
  const one = nodes.start('one', { mayWork: () => clockOfOne.isRight })
  await nodes.pass(1_000)
  clockOfOne.isRight = false
  const two = nodes.start('two', { mayWork: () => false })
  await nodes.pass(2_000)
  expect(nodes.works).toEqual(['one begins', 'one ends'])
  clockOfOne.isRight = true
  await nodes.pass(1_000)
  expect(nodes.works.at(-1)).toBe('one begins')
  for (const node of [one, two]) {
    node.stop()
    await node.done
  }
})

test('a node that only waits reports that it waits again once the store is back', async () => {
  const nodes = createNodes()
  const one = nodes.start('one')
  await nodes.pass(100)
  const two = nodes.start('two')
  await nodes.pass(100)
  expect(nodes.idle).toEqual(['two'])
  nodes.state.broken = true
  await nodes.pass(500)
  expect(nodes.works).toContain('two: Error: the store is unavailable')
  expect(nodes.idle).toEqual(['two'])
  nodes.state.broken = false
  await nodes.pass(300)
  expect(nodes.idle).toEqual(['two', 'two'])
  for (const node of [one, two]) {
    node.stop()
    await node.done
  }
})

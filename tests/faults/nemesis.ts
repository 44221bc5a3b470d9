import { setTimeout as sleep } from 'node:timers/promises'
import type { Recorder } from './history.ts'
import type { NodeProcess } from './node-process.ts'
import { describeFault, type Fault, type Plan } from './plan.ts'
import type { Proxy } from './proxy.ts'
import type { StoreHost } from './stores.ts'

export interface NemesisWorld {
  readonly plan: Plan
  readonly recorder: Recorder
  readonly nodes: readonly NodeProcess[]
  /** By node. Between a node and its database there is one with PostgreSQL only. */
  readonly links: readonly { readonly store: Proxy | null; readonly receiver: Proxy }[]
  readonly host: StoreHost
}

/** API-04: a node is of use again within ten seconds after its database has come back. */
export const recoveredWithinMs = 10_000
/**
 * A transaction that a forgotten connection left open holds back every reader of the change feed until the database ends
 * it (decision 3).
 */
const idleTransactionMs = 30_000
/** A node that was killed is ready again long before this. */
const startLimitMs = 15_000

/** Strikes as the plan says and puts everything right again. Resolves when all faults are over. */
export async function strike({ plan, recorder, nodes, links, host }: NemesisWorld): Promise<void> {
  async function carryOut(fault: Fault): Promise<void> {
    await sleep(Math.max(0, fault.at - recorder.now()))
    const begin = recorder.now()
    const { node, recoveryMs, begins, ends } = prepare(fault)
    await begins()
    await sleep(fault.forMs)
    await ends()
    recorder.addFault({ kind: describeFault(fault), node, begin, end: recorder.now(), recoveryMs })
  }

  interface Prepared {
    /** Whose view of the store the fault may keep back; null: every node's. */
    readonly node: number | null
    readonly recoveryMs: number
    readonly begins: () => Promise<unknown>
    readonly ends: () => Promise<unknown>
  }

  function prepare(fault: Fault): Prepared {
    const nodeOf = (index: number): NodeProcess => require(nodes[index], `node ${index}`)
    const soon = { recoveryMs: 0 }
    switch (fault.kind) {
      case 'kill': {
        const node = nodeOf(fault.node)
        return { ...soon, node: fault.node, begins: () => node.kill(), ends: () => node.start(startLimitMs) }
      }
      case 'freeze': {
        const node = nodeOf(fault.node)
        // It may stand still in the middle of a transaction, and every reader then waits for that one (decision 3).
        return { ...soon, node: null, begins: async () => node.freeze(), ends: async () => node.thaw() }
      }
      case 'clock': {
        const node = nodeOf(fault.node)
        return {
          ...soon,
          node: fault.node,
          begins: async () => node.moveClock(fault.byMs),
          ends: async () => node.moveClock(0),
        }
      }
      case 'link': {
        const link = require(links[fault.node], `links of node ${fault.node}`)
        const proxy = require(fault.to === 'store' ? link.store : link.receiver, `a link to the ${fault.to}`)
        const times = {
          begins: async () => proxy.trouble(fault.trouble),
          ends: async () => proxy.trouble(null),
        }
        if (fault.to === 'receiver') return { ...soon, node: fault.node, ...times }
        return fault.trouble === 'lost'
          ? { node: null, recoveryMs: idleTransactionMs, ...times }
          : { node: null, recoveryMs: recoveredWithinMs, ...times }
      }
      case 'disk':
        return { node: null, recoveryMs: recoveredWithinMs, begins: () => host.disk.fill(), ends: () => host.disk.free() }
      case 'store':
        return {
          node: null,
          recoveryMs: recoveredWithinMs,
          begins: () => (fault.how === 'crash' ? host.crash() : host.freeze()),
          ends: () => (fault.how === 'crash' ? host.restart() : host.thaw()),
        }
    }
  }

  await Promise.all(plan.faults.map(carryOut))
}

function require<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`this run has no ${what}`)
  return value
}

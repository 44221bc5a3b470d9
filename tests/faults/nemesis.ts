import { setTimeout as sleep } from 'node:timers/promises'
import type { Recorder } from './history.ts'
import type { NodeProcess } from './node-process.ts'
import { describeFault, type Fault, type LinkTrouble, type Plan, type StoreTrouble } from './plan.ts'
import type { Proxy } from './proxy.ts'
import type { DatabaseServers, StoreHost } from './stores.ts'

export interface NemesisWorld {
  readonly plan: Plan
  readonly recorder: Recorder
  readonly nodes: readonly NodeProcess[]
  /** By node. A node has a link to each server of its database. */
  readonly links: readonly { readonly store: readonly Proxy[]; readonly receiver: Proxy }[]
  readonly host: StoreHost
}

/** API-04: a node is of use again within ten seconds after its database has come back. */
const recoveredWithinMs = 10_000
/**
 * A transaction that a forgotten connection left open holds back every reader of the change feed until the database
 * ends it (decision 3).
 */
const idleTransactionMs = 30_000
/** A node that was killed is ready again long before this. */
const startLimitMs = 15_000

interface Prepared {
  /** Whose view of the store the fault may keep back; null: every node's. */
  readonly node: number | null
  readonly recoveryMs: number
  readonly begins: () => Promise<unknown>
  readonly ends: () => Promise<unknown>
}

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

  function prepare(fault: Fault): Prepared {
    const nodeOf = (index: number): NodeProcess => require(nodes[index], `node ${index}`)
    const soon = { recoveryMs: 0 }
    const ofStore = { node: null, recoveryMs: recoveredWithinMs }
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
        const proxies = fault.to === 'store' ? link.store : [link.receiver]
        const suffer = (trouble: LinkTrouble | null) => async () => {
          for (const proxy of proxies) proxy.trouble(trouble)
        }
        const times = { begins: suffer(fault.trouble), ends: suffer(null) }
        if (fault.to === 'receiver') return { ...soon, node: fault.node, ...times }
        return { ...ofStore, ...(fault.trouble === 'lost' ? { recoveryMs: idleTransactionMs } : {}), ...times }
      }
      case 'disk':
        return {
          ...ofStore,
          begins: () => host.disk.fill(),
          async ends() {
            await host.disk.free()
            // A database that could not write its log may have ended; an operator starts it again.
            await host.servers?.restart()
          },
        }
      case 'store':
        return { ...ofStore, ...prepareStoreFault(require(host.servers, 'servers'), fault.how) }
    }
  }

  await Promise.all(plan.faults.map(carryOut))
}

function prepareStoreFault(servers: DatabaseServers, how: StoreTrouble): Pick<Prepared, 'begins' | 'ends'> {
  switch (how) {
    case 'crash':
      return { begins: () => servers.crash(), ends: () => servers.restart() }
    case 'promote':
      return { begins: () => servers.crash(), ends: () => servers.promote() }
    case 'freeze':
      return { begins: () => servers.freeze('primary'), ends: () => servers.thaw('primary') }
    case 'freeze the standby of':
      return { begins: () => servers.freeze('standby'), ends: () => servers.thaw('standby') }
  }
}

function require<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`this run has no ${what}`)
  return value
}

import { setTimeout as sleep } from 'node:timers/promises'
import { maxClockSkewMs } from '#server/node-problems.ts'
import type { FaultRecord, Recorder } from './history.ts'
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

/** API-04: a node works again within ten seconds after its database is back. */
const recoveredWithinMs = 10_000
/**
 * A transaction that a forgotten connection left open holds back every reader of the change feed until the database
 * ends it (decision 3).
 */
const idleTransactionMs = 30_000
/** Upper limit for the restart of a killed node. */
const startLimitMs = 15_000

/** Time between the failures of standby and primary: by then commits wait for the standby. */
const lateByMs = 400

/** A node looks at its clock four times a second; it has longer on a machine that is busy. */
const toldWithinMs = 3_000

interface Prepared extends Pick<FaultRecord, 'node' | 'keepsNewsBack' | 'recoveryMs'> {
  readonly begins: () => Promise<unknown>
  /** Waits until the node tells of the fault, for a while. Absent: it need not. */
  readonly isTold?: () => Promise<boolean>
  readonly ends: () => Promise<unknown>
}

/** Injects the faults of the plan and repairs them. Resolves when all faults are over. */
export async function strike({ plan, recorder, nodes, links, host }: NemesisWorld): Promise<void> {
  /**
   * Faults of one target run one after the other, even if one takes longer than planned: servers take time to start.
   */
  const lastOf = new Map<string, Promise<void>>()

  async function carryOut(fault: Fault): Promise<void> {
    await sleep(Math.max(0, fault.at - recorder.now()))
    const before = lastOf.get(nameStruck(fault))
    const done = (before ?? Promise.resolve()).then(() => carryOutNow(fault))
    lastOf.set(nameStruck(fault), done)
    await done
  }

  async function carryOutNow(fault: Fault): Promise<void> {
    const begin = recorder.now()
    const { begins, isTold, ends, ...excuse } = prepare(fault)
    await begins()
    await sleep(fault.forMs)
    const told = isTold === undefined ? {} : { isTold: await isTold() }
    await ends()
    recorder.addFault({ kind: describeFault(fault), begin, end: recorder.now(), ...excuse, ...told })
  }

  function prepare(fault: Fault): Prepared {
    const nodeOf = (index: number): NodeProcess => require(nodes[index], `node ${index}`)
    const noExcuse = { keepsNewsBack: false, recoveryMs: 0 }
    const ofStore = { node: null, keepsNewsBack: true, recoveryMs: recoveredWithinMs }
    switch (fault.kind) {
      case 'kill': {
        const node = nodeOf(fault.node)
        return { ...noExcuse, node: fault.node, begins: () => node.kill(), ends: () => node.start(startLimitMs) }
      }
      case 'freeze': {
        const node = nodeOf(fault.node)
        // It may stand still in the middle of a transaction, and every reader then waits for that one (decision 3).
        const excuse = { node: null, keepsNewsBack: true, recoveryMs: 0 }
        return { ...excuse, begins: async () => node.freeze(), ends: async () => node.thaw() }
      }
      case 'clock': {
        const node = nodeOf(fault.node)
        return {
          ...noExcuse,
          node: fault.node,
          begins: async () => node.moveClock(fault.byMs),
          // On SQLite there is no other clock to compare with.
          ...(plan.store === 'postgres' && Math.abs(fault.byMs) > maxClockSkewMs
            ? { isTold: () => waitUntilTold(node) }
            : {}),
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
        if (fault.to === 'receiver') return { ...noExcuse, node: fault.node, ...times }
        return { ...ofStore, ...(fault.trouble === 'lost' ? { recoveryMs: idleTransactionMs } : {}), ...times }
      }
      case 'disk':
        return {
          ...ofStore,
          begins: () => host.disk.fill(),
          async ends() {
            await host.disk.free()
            // A database that could not write its log may have ended; an operator starts it again.
            await host.servers?.startAll()
          },
        }
      case 'store':
        return { ...ofStore, ...prepareStoreFault(require(host.servers, 'servers'), fault.how) }
    }
  }

  await Promise.all(plan.faults.map(carryOut))
}

async function waitUntilTold(node: NodeProcess): Promise<boolean> {
  for (const deadline = performance.now() + toldWithinMs; performance.now() < deadline; await sleep(50))
    if (await node.tellsWrongClock()) return true
  return false
}

function prepareStoreFault(servers: DatabaseServers, how: StoreTrouble): Pick<Prepared, 'begins' | 'ends'> {
  switch (how) {
    case 'crash':
      return { begins: () => servers.crash('primary'), ends: () => servers.startAll() }
    case 'promote':
      return { begins: () => servers.crash('primary'), ends: () => servers.promote() }
    case 'promote the late standby of':
      return {
        async begins() {
          await servers.crash('standby')
          await sleep(lateByMs)
          await servers.crash('primary')
          await servers.start('primary')
        },
        async ends() {
          await servers.crash('primary')
          await servers.start('standby')
          await servers.promote()
        },
      }
    case 'freeze':
      return { begins: () => servers.freeze('primary'), ends: () => servers.thaw('primary') }
    case 'freeze the standby of':
      return { begins: () => servers.freeze('standby'), ends: () => servers.thaw('standby') }
  }
}

/** The target of a fault. A link is a target of its own, separate from its node. */
function nameStruck(fault: Fault): string {
  if (fault.kind === 'store' || fault.kind === 'disk') return 'store'
  return fault.kind === 'link' ? `link of ${fault.node} to ${fault.to}` : `node ${fault.node}`
}

function require<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`this run has no ${what}`)
  return value
}

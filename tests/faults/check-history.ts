import { checkHolds } from './check-holds.ts'
import { checkIsolation } from './check-isolation.ts'
import { checkLeads } from './check-leads.ts'
import { checkPrices } from './check-prices.ts'
import { checkSaves } from './check-saves.ts'
import type { FaultRecord, History, Violation } from './history.ts'

/** All violations of the product's guarantees in a run; empty: none. */
export function checkHistory(history: History): readonly Violation[] {
  return [
    ...checkLeads(history),
    ...checkHolds(history),
    ...checkIsolation(history),
    ...checkPrices(history),
    ...checkSaves(history),
    ...checkWarnings(history),
    ...checkRecovery(history),
  ]
}

/** A node whose clock is wrong says so, and is not ready (API-04), unless it cannot read the clock of its store. */
function checkWarnings({ faults }: History): readonly Violation[] {
  const isExcused = (fault: FaultRecord): boolean =>
    faults.some(
      ({ keepsNewsBack, begin, end, recoveryMs }) =>
        keepsNewsBack && begin < fault.end && fault.begin < end + recoveryMs,
    )
  return faults
    .filter((fault) => fault.isTold === false && !isExcused(fault))
    .map(({ kind }) => ({ rule: 'warnings', text: `${kind}: the node did not tell of it`, operations: [] }))
}

/** After the last fault every node must work again, without help, within the time limit of the run (API-04). */
function checkRecovery({ operations }: History): readonly Violation[] {
  return operations.flatMap((operation) =>
    operation.kind === 'recovery' && operation.outcome !== 'ok'
      ? [
          {
            rule: 'recovery',
            text: `node ${operation.node ?? '–'}: ${operation.what} did not come back in time`,
            operations: [operation],
          } as const,
        ]
      : [],
  )
}

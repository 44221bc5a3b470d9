import type { History, HoldBegun, HoldReleased, HoldSeen, Violation } from './history.ts'

/**
 * No car is held twice at the same time (BUY-03). A hold certainly exists from its acknowledgement until the start of
 * its first release; before and after, it may exist. Two holds of one car that certainly exist at the same time violate
 * the rule. Holds last longer than a run, so none of them expires.
 *
 *     hold A   |····|══════════════|····|      ·  may exist
 *     hold B            |····|══════════       ═  certainly exists
 *                            ^ both: a violation
 *
 * Also, an acknowledged hold without a release must exist when its page is read.
 */
export function checkHolds({ operations }: Pick<History, 'operations'>): readonly Violation[] {
  const begun = operations.filter(
    (operation): operation is HoldBegun & { holdId: string } =>
      operation.kind === 'hold' && operation.outcome === 'ok' && operation.holdId !== null,
  )
  const releases = Map.groupBy(
    operations.filter(
      (operation): operation is HoldReleased => operation.kind === 'release' && operation.outcome !== 'refused',
    ),
    ({ holdId }) => holdId,
  )
  const found: Violation[] = []
  for (const [car, ofCar] of Map.groupBy(begun, (hold) => `${hold.site} ${hold.car}`)) {
    // A resubmission of the same form returns the same hold, which exists since the first answer.
    const holds = [...Map.groupBy(ofCar, ({ holdId }) => holdId).values()].map((answers) => {
      const ended = releases.get(answers[0]?.holdId ?? '') ?? []
      return {
        operations: [...answers, ...ended],
        from: Math.min(...answers.map(({ end }) => end)),
        to: Math.min(...ended.map(({ begin }) => begin)),
      }
    })
    for (const [index, one] of holds.entries())
      for (const other of holds.slice(index + 1)) {
        if (Math.max(one.from, other.from) >= Math.min(one.to, other.to)) continue
        found.push({
          rule: 'holds',
          text: `${car} was held twice at ${(Math.max(one.from, other.from) / 1000).toFixed(3)} s`,
          operations: [...one.operations, ...other.operations].toSorted((a, b) => a.begin - b.begin),
        })
      }
  }
  const acknowledged = new Set(begun.map(({ holdId }) => holdId))
  for (const seen of operations.filter((operation): operation is HoldSeen => operation.kind === 'hold page')) {
    if (seen.outcome !== 'ok' || seen.isActive || !acknowledged.has(seen.holdId)) continue
    const begunToEnd = (releases.get(seen.holdId) ?? []).some(({ begin }) => begin < seen.end)
    if (!begunToEnd)
      found.push({
        rule: 'holds',
        text: `the hold ${seen.holdId} of ${seen.site} ${seen.car} was acknowledged, not released, and is not there`,
        operations: [...begun.filter(({ holdId }) => holdId === seen.holdId), seen],
      })
  }
  return found
}

import type { History, HoldBegun, HoldReleased, HoldSeen, Violation } from './history.ts'

/**
 * No car is held twice at one time (BUY-03). A hold is certainly there from the moment at which it was acknowledged
 * until the first release of it begins; before and after it may be. Two holds of one car that are both certainly there
 * at one moment break the rule. Holds outlive a run, so that none of them lapses in it.
 *
 *     hold A   |····|══════════════|····|      ·  may be there
 *     hold B            |····|══════════       ═  certainly there
 *                            ^ both: a violation
 *
 * And a hold that was acknowledged, and that nobody began to release, is there when its page is looked at.
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
    // A repeat of the same form is answered with the same hold, which is there from the first answer on.
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

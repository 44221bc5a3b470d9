import type { ModelLine, Variant } from './model-line.ts'

/** Competition and trail machines are ridden off the road, so nobody asks whether a learner may ride them on it. */
export const offRoadBodies: readonly string[] = ['Motocross', 'Enduro', 'Trail']
/** Cubic centimetres up to which the catalogue's motorcycles are tame enough for learners. */
export const learnerCc = 500

/** Whether the motorcycle is in the Learner Approved Motorcycle Scheme; null: it is no road motorcycle. */
export function isLearnerApproved(line: ModelLine, { engine, badge }: Variant): boolean | null {
  if (offRoadBodies.includes(line.body)) return null
  const cc = engine?.cc ?? 0
  return (cc > 0 && cc <= learnerCc) || badge === 'LA' || badge === 'LAMS'
}

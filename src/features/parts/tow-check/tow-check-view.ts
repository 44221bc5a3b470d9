import { parseMassField, resolveTowLimits, type TowAnswer } from '#domain/towing/tow-limits.ts'
import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'

/** Fields of the sum, by the names of their parameters. */
const fieldNames = ['braked', 'ball', 'kerb', 'gvm', 'gcm', 'load'] as const
export type TowFieldName = (typeof fieldNames)[number]

export interface TowField {
  readonly name: TowFieldName
  readonly label: string
  readonly hint: string
  /** As typed, at most so much of it as a field may hold. */
  readonly value: string
  /** What is wrong with it; null: nothing. */
  readonly problem: string | null
}

export interface TowCheckForm {
  readonly action: string
  readonly fields: readonly TowField[]
}

const words: Readonly<Record<TowFieldName, readonly [label: string, hint: string]>> = {
  braked: ['Braked towing capacity', 'In the owner’s manual of your car, and on many tow bars'],
  ball: ['Tow-ball limit', 'The most weight allowed on the tow ball, by car or tow bar, whichever is less'],
  kerb: ['Kerb mass', 'Your car with a full tank and nobody in it'],
  gvm: ['GVM', 'Gross vehicle mass: the most that your loaded car may weigh'],
  gcm: ['GCM', 'Gross combination mass: the most that car and van may weigh together'],
  load: ['People and luggage', 'Everyone in the car, plus luggage, bull bar, roof rack and fridge'],
}
const longestShown = 12
const wrong = 'Enter whole kilograms, such as 2,150.'

export function buildTowCheckForm(site: Site, query: URLSearchParams): TowCheckForm {
  return {
    action: addressOf(site, 'tow_check'),
    fields: fieldNames.map((name) => {
      const typed = query.get(name) ?? ''
      const [label, hint] = words[name]
      return {
        name,
        label,
        hint,
        value: typed.slice(0, longestShown),
        problem: parseMassField(typed) === 'wrong' ? wrong : null,
      }
    }),
  }
}

/** The answer to what was typed; null: nothing was typed, or something that is no mass. */
export function resolveTowCheck(site: Site, query: URLSearchParams): TowAnswer | null {
  const read = fieldNames.map((name) => parseMassField(query.get(name) ?? ''))
  if (read.includes('wrong')) return null
  const [braked, ball, kerb, gvm, gcm, load] = read.map((mass) => (typeof mass === 'number' ? mass : null))
  const answer = resolveTowLimits(
    {
      braked: braked ?? null,
      ball: ball ?? null,
      kerb: kerb ?? null,
      gvm: gvm ?? null,
      gcm: gcm ?? null,
      load: load ?? 0,
    },
    site.tow_check.ball_percent / 100,
  )
  return answer.deciding === null ? null : answer
}

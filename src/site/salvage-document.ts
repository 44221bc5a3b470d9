import type { z } from 'zod'
import { siteSchema } from './schema/site-schema.ts'
import type { Place } from './site-problem.ts'
import type { SiteDocument } from './site.ts'

export interface Salvaged {
  readonly document: SiteDocument
  /** Places of the settings that were left out. */
  readonly without: readonly Place[]
}

/** Deeper than any setting: each round goes one level up where something that is needed is missing. */
const mostRounds = 20

/** Settings that each file needs and that no warning depends on. */
const standIns: Readonly<Record<string, string>> = { slug: 'site', name: 'Site' }

/**
 * The document without the settings that the schema refuses, so that warnings about the others can be told beside the
 * errors. A setting that is missing takes the group that needs it with it; a list with a wrong entry is left out whole,
 * so that the other places stay as they are in the file. null when nothing of use remains, as without a known template.
 */
export function salvageDocument(value: object): Salvaged | null {
  const rest = structuredClone(value) as Record<string, unknown>
  const without: Place[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const checked = siteSchema.safeParse(rest, { reportInput: true })
    if (checked.success) return { document: rest as unknown as SiteDocument, without }
    for (const place of checked.error.issues.flatMap(listRefused)) {
      if (place.length === 0) return null
      without.push(place)
      const top = String(place[0])
      const standIn = place.length === 1 ? standIns[top] : undefined
      if (standIn === undefined) removeAt(rest, place)
      else rest[top] = standIn
    }
  }
  return null
}

/** The places that an issue refuses, each of them a setting by name; an empty one for the document as a whole. */
function listRefused(issue: z.core.$ZodIssue): readonly Place[] {
  const place = issue.path.filter((key) => typeof key !== 'symbol')
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...place, key])
  const isMissing = issue.input === undefined
  if (isMissing && place.length === 1 && Object.hasOwn(standIns, String(place[0]))) return [place]
  const refused = isMissing ? place.slice(0, -1) : place
  const last = refused.findLastIndex((key) => typeof key === 'string')
  return [refused.slice(0, last + 1)]
}

function removeAt(root: object, place: Place): void {
  const holder = place.slice(0, -1).reduce<unknown>((value, key) => readKey(value, key), root)
  const last = place.at(-1)
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.deleteProperty(holder, last)
}

const readKey = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** Whether a place lies in one of the others, or one of them in it. */
export function touches(place: Place, others: readonly Place[]): boolean {
  return others.some((other) => {
    const length = Math.min(place.length, other.length)
    return length > 0 && place.slice(0, length).every((key, at) => key === other[at])
  })
}

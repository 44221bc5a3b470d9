import { bodyTypes } from './body-types.ts'
import type { CarType } from './vehicle-fields.ts'

/**
 * First segments after /search/ that mean types of car, with the types that they show; each wins over any other meaning
 * (SRCH-02).
 */
export const typeSegments = {
  'new-used-and-demo-cars': ['new', 'used', 'demo'],
  'new-and-demo-cars': ['new', 'demo'],
  'new-cars': ['new'],
  'used-cars': ['used'],
  'demo-cars': ['demo'],
} as const satisfies Readonly<Record<string, readonly CarType[]>>

/**
 * URL segments of the body types, in lower case: joined ('peoplemover') and hyphenated ('people-mover'): 'peoplemover',
 * 'people-mover' (SRCH-02, SRCH-24).
 */
export const bodySegments: readonly string[] = [
  ...new Set(
    bodyTypes.flatMap(({ slug }) => [slug.toLowerCase(), slug.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()]),
  ),
]

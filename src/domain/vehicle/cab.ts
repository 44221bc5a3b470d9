/** The cabs of utes and trucks, as buyers call them. */
const cabs = [
  ['Dual cab', /\b(?:dual|double|crew|twin)[\s-]?cab\b/i],
  ['Extra cab', /\b(?:extra|extended|space|king|super|freestyle|club|smart)[\s-]?cab\b/i],
  ['Single cab', /\b(?:single|regular|standard)[\s-]?cab\b/i],
] as const satisfies readonly (readonly [string, RegExp])[]

export type CabWord = (typeof cabs)[number][0]

export const cabWords: readonly CabWord[] = cabs.map(([word]) => word)

/** Words before 'cab' by which a buyer or a feed names each cab, folded: 'Double Cab' is a dual cab. */
export const cabNames: Readonly<Record<CabWord, readonly string[]>> = {
  'Dual cab': ['dual', 'double', 'crew', 'twin'],
  'Extra cab': ['extra', 'extended', 'space', 'king', 'super', 'freestyle', 'club', 'smart'],
  'Single cab': ['single', 'regular', 'standard'],
}

export interface CabFacts {
  /** Body, badge, series and title; null for what the vehicle lacks. */
  readonly texts: readonly (string | null)[]
  /** The platform's word for the body. */
  readonly simpleBody: string | null
  readonly seats: number | null
}

const bodiesWithCab: ReadonlySet<string> = new Set(['Ute', 'Cab Chassis'])

/**
 * The cab that one of the texts of a vehicle names. Few feeds name it, so that of a ute with five seats or more is a
 * dual cab, and that with two or three a single cab; with four it may be either. null: not known, or no cab.
 */
export function resolveCab({ texts, simpleBody, seats }: CabFacts): CabWord | null {
  for (const text of texts) {
    const found = text === null ? undefined : cabs.find(([, pattern]) => pattern.test(text))
    if (found !== undefined) return found[0]
  }
  if (simpleBody === null || !bodiesWithCab.has(simpleBody) || seats === null) return null
  if (seats >= 5) return 'Dual cab'
  return seats <= 3 ? 'Single cab' : null
}

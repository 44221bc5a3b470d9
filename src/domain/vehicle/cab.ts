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

/** The cab that one of the texts of a vehicle names (body, badge, series, title); null when none does. */
export function resolveCab(texts: readonly (string | null)[]): CabWord | null {
  for (const text of texts) {
    const found = text === null ? undefined : cabs.find(([, pattern]) => pattern.test(text))
    if (found !== undefined) return found[0]
  }
  return null
}

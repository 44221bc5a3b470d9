interface NamedVehicle {
  readonly name: string
  readonly badge: string | null
  readonly series: string | null
}

const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * The name without the series at its end: 'GUN126R' is a code of the maker, which buyers do not say. A name that would
 * be left with a single word keeps its series.
 */
export function resolveHeadline({ name, series }: Pick<NamedVehicle, 'name' | 'series'>): string {
  const whole = name.trim()
  const end = series?.trim() ?? ''
  if (end === '' || !whole.toLowerCase().endsWith(` ${end.toLowerCase()}`)) return whole
  const rest = whole.slice(0, -end.length).trim()
  return rest.includes(' ') ? rest : whole
}

/** What stands under the title: the badge, where the title does not name it; null when it does, or there is none. */
export function resolveSubtitle({ name, badge }: Pick<NamedVehicle, 'name' | 'badge'>): string | null {
  if (badge === null || fold(badge).trim() === '') return null
  return fold(name).includes(fold(badge)) ? null : badge
}

/** 'GUN126R', 'ZN8': capital letters and digits without a space, as makers number their series. */
const makersCode = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{3,10}$/

/**
 * What tells two vehicles of a model apart, under the title of a card: the badge, or the series of a vehicle without
 * one. null: neither is known, or the series is a code of the maker, which buyers do not say.
 */
export function resolveVariant({ badge, series }: Pick<NamedVehicle, 'badge' | 'series'>): string | null {
  const [name, generation] = [badge?.trim() ?? '', series?.trim() ?? '']
  if (name !== '') return name
  return generation === '' || makersCode.test(generation) ? null : generation
}

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

/** What stands under the title: badge and series, without what the title says already; null when it says it all. */
export function resolveSubtitle({ name, badge, series }: NamedVehicle): string | null {
  const title = fold(name)
  const parts = [badge, series].filter(
    (part): part is string => part !== null && fold(part).trim() !== '' && !title.includes(fold(part)),
  )
  return parts.length === 0 ? null : parts.join(' ')
}

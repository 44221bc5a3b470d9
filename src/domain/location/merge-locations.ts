/** What merging looks at (LOC-05). */
export interface MergeableLocation {
  readonly name: string
  readonly location_type: string
}

/** Locations of one name, shown as one card; the departments in their order: sales, service, parts, then others. */
export interface LocationGroup<Member extends MergeableLocation> {
  /** The name without the department. */
  readonly name: string
  readonly members: readonly [Member, ...Member[]]
}

const suffixes: readonly string[] = [' Parts', ' Service', ' Sales']

/** The name without one ' Parts', ' Service' or ' Sales' at its end; a name that is nothing else keeps it. */
export function resolveGroupName(name: string): string {
  const suffix = suffixes.find((each) => name.endsWith(each))
  if (suffix === undefined) return name
  const base = name.slice(0, -suffix.length).trimEnd()
  return base === '' ? name : base
}

const order: readonly string[] = ['sales', '', 'service', 'parts']
const rank = ({ location_type }: MergeableLocation): number => {
  const index = order.indexOf(location_type)
  return index < 0 ? order.length : index
}

/**
 * Merges the locations of one name into groups (LOC-05): sales first, then service, then parts. Groups keep the order
 * of their first member.
 */
export function mergeLocations<Member extends MergeableLocation>(
  locations: readonly Member[],
): readonly LocationGroup<Member>[] {
  return [...Map.groupBy(locations, ({ name }) => resolveGroupName(name))].flatMap(([name, members]) => {
    const [first, ...rest] = members.toSorted((one, other) => rank(one) - rank(other))
    return first === undefined ? [] : [{ name, members: [first, ...rest] }]
  })
}

/** Groups by name as a reader sorts them, without regard to case (LOC-03). */
export const sortByName = <Named extends { readonly name: string }>(groups: readonly Named[]): readonly Named[] =>
  groups.toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU', { sensitivity: 'base', numeric: true }))

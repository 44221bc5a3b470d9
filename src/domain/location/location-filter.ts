/** What the rules of a location block look at (LOC-02); `location_type` may be empty. */
export interface FilterableLocation {
  readonly id: string
  readonly slug: string
  readonly primary: boolean
  readonly visible: boolean
  readonly location_type: string
  readonly location_subtype: string | null
  /** Makes that it stands for; empty: all. */
  readonly manufacturers: readonly string[]
}

/** The departments that a block may show; any other text is the id of one location. */
const shownDepartments = {
  primary: null,
  all: null,
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
} as const satisfies Readonly<Record<string, readonly string[] | null>>

type ShownDepartment = keyof typeof shownDepartments

/** Which locations a block shows (LOC-02). Every list that is absent or empty filters nothing. */
export interface LocationFilter {
  /** 'primary', 'sales', 'service', 'parts', 'service-and-parts' or 'all'; any other text is the id of a location. */
  readonly show: ShownDepartment | (string & {})
  /** Make: only locations that stand for it, and those that stand for all makes. */
  readonly manufacturer?: string | null
  readonly subtype?: string | null
  /** Ids or slugs that are left out. */
  readonly exclude?: readonly string[]
  /** Ids or slugs that alone may be shown. */
  readonly selected?: readonly string[]
  /** Departments that alone may be shown: 'sales', 'service', 'parts', 'car-buying'. */
  readonly filtered?: readonly string[]
}

const isDepartment = (show: string): show is ShownDepartment => Object.hasOwn(shownDepartments, show)

const names = (list: readonly string[], { id, slug }: FilterableLocation): boolean =>
  list.includes(id) || list.includes(slug)

function isShown(location: FilterableLocation, show: string): boolean {
  if (!isDepartment(show)) return location.id === show
  if (show === 'primary') return location.primary
  const types: readonly string[] | null = shownDepartments[show]
  return types === null || types.includes(location.location_type)
}

/**
 * Returns the locations that a block shows, in their given order (LOC-02). A location that is not visible is never
 * shown (LOC-01).
 */
export function filterLocations<Found extends FilterableLocation>(
  locations: readonly Found[],
  { show, manufacturer = null, subtype = null, exclude = [], selected = [], filtered = [] }: LocationFilter,
): readonly Found[] {
  const make = manufacturer?.toLowerCase() ?? null
  return locations.filter(
    (location) =>
      location.visible &&
      isShown(location, show) &&
      (make === null ||
        location.manufacturers.length === 0 ||
        location.manufacturers.some((each) => each.toLowerCase() === make)) &&
      (subtype === null || location.location_subtype === subtype) &&
      !names(exclude, location) &&
      (selected.length === 0 || names(selected, location)) &&
      (filtered.length === 0 || filtered.includes(location.location_type)),
  )
}

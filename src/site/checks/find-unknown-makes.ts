import { findMake } from '../directory/directory.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/**
 * Makes of the stock filters that the manufacturer directory lacks (SRCH-14): usually a misspelling, which excludes
 * nothing or leaves the site without stock. The make may exist nevertheless, so this is a warning and not an error.
 */
export function findUnknownMakes({ search: { stock_filters: filters } }: Site): readonly Fault[] {
  return (['excluded_makes', 'manufacturers'] as const).flatMap((name) =>
    filters[name].flatMap((make, index) =>
      findMake(make) === null
        ? [fault(['search', 'stock_filters', name, index], `the directory has no make '${make}'`, 'its usual spelling')]
        : [],
    ),
  )
}

import { findNearest } from './describe-issue.ts'
import { listSwitches, type Switch } from './list-switches.ts'
import { originOf, type Origin, type Origins } from './origins.ts'
import type { Site } from './site.ts'

export interface ExplainedValue {
  readonly path: string
  /** As JSON on one line. */
  readonly value: string
  readonly origin: Origin
}

export type Explanation =
  | { readonly ok: true; readonly values: readonly ExplainedValue[]; readonly note: Switch | null }
  | { readonly ok: false; readonly nearest: string | null }

/**
 * The values at a path of a resolved site, each with the layer it came from: all of them for null, those of a group for
 * a group, one for anything else, also inside a list ('dealerships[0].phone'). Not ok for a path that the site has not.
 */
export function explainSite(site: Site, origins: Origins, path: string | null): Explanation {
  const known = [...origins.keys()]
  if (path === null) return { ok: true, values: known.flatMap((each) => explainAt(site, origins, each)), note: null }
  const plain = path.replaceAll(/\[(\d+)\]/g, '.$1')
  const below = known.filter((each) => each.startsWith(`${plain}.`))
  const values =
    below.length > 0 && !known.includes(plain)
      ? below.flatMap((each) => explainAt(site, origins, each))
      : explainAt(site, origins, path)
  if (values.length === 0)
    return { ok: false, nearest: findNearest(path, [...known, ...listSwitches().map((each) => each.path)]) }
  return { ok: true, values, note: findSwitch(plain) }
}

function explainAt(site: Site, origins: Origins, path: string): readonly ExplainedValue[] {
  const value = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      site,
    )
  const origin = originOf(origins, path)
  return value === undefined || origin === null ? [] : [{ path, value: JSON.stringify(value) ?? 'null', origin }]
}

/**
 * The documentation of 'dealerships.0.phone' stands under 'dealerships[].phone', that of a record's entry under
 * '{name}'.
 */
function findSwitch(plain: string): Switch | null {
  const pattern = plain.replaceAll(/\.\d+(?=\.|$)/g, '[]')
  return (
    listSwitches().find(
      ({ path }) =>
        path === pattern ||
        (path.includes('{name}') &&
          new RegExp(
            `^${path.replaceAll('.', '\\.').replaceAll('[]', '\\[\\]').replace('{name}', '[a-z0-9-]+')}$`,
          ).test(pattern)),
    ) ?? null
  )
}

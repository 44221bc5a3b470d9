import { isPlanned, plannedSettings } from '../schema/planned.ts'
import { fault, type Fault } from './fault.ts'

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Paths, as written on the reference page, of the values that a document sets: 'popup', 'dealerships[].url'. */
function listGiven(value: object, prefix: string, settings: readonly string[]): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (isGroup(item) ? listGiven(item, `${prefix}[]`, settings) : []))
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return isPlanned(path, settings) || !isGroup(inner) ? [path] : [path, ...listGiven(inner, path, settings)]
  })
}

/**
 * One warning per file. It lists the settings that have no effect yet, in the order of the reference page. `settings`:
 * the planned ones, or those of a test.
 */
export function findPlanned(document: object, settings: readonly string[] = plannedSettings): readonly Fault[] {
  const orderOf = (path: string): number => settings.findIndex((planned) => path.startsWith(planned))
  const given = new Set(listGiven(document, '', settings))
  const idle = [...given].filter((path) => isPlanned(path, settings)).toSorted((a, b) => orderOf(a) - orderOf(b))
  if (idle.length === 0) return []
  const count = idle.length === 1 ? 'a setting has' : `${idle.length} settings have`
  return [fault([], `${count} no effect yet; the features that read them are not available yet: ${idle.join(', ')}`)]
}

import { importGuardNames, type ImportGuard } from '#domain/feed/import-guards.ts'
import type { ImportReport } from '#stock/import-report.ts'

/** An option of a command that imports, as read: its value, or a line that says what was expected. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string }

const mostPreviews = 50

/** `--allow` with the names of all guards. */
export const describeGuards = (): string => `--allow ${importGuardNames.join(',')}`

/** The command that imports a refused file of a feed anyway; null: no guard refused it. */
export function describeAllowCommand(site: string, feed: string, report: ImportReport | null): string | null {
  if (report?.outcome !== 'refused') return null
  const named = new Set([...(report.refusals ?? []).map(({ guard }) => guard), ...(report.allowed ?? [])])
  const guards = importGuardNames.filter((guard) => named.has(guard))
  const isRefusedByGuard = (report.refusals ?? []).some(({ guard }) => !(report.allowed ?? []).includes(guard))
  return isRefusedByGuard
    ? `after you have checked the file: forecourt feeds run ${site} ${feed} --allow ${guards.join(',')}`
    : null
}

/** Reads the value of --allow: names of guards, separated by commas. */
export function readAllow(text: string): Read<readonly ImportGuard[]> {
  const words = text.split(',').map((word) => word.trim())
  const named = words.filter((word) => word !== '')
  const unknown = named.find((word) => !(importGuardNames as readonly string[]).includes(word))
  if (unknown !== undefined)
    return { ok: false, error: `--allow: there is no guard '${unknown}'; known: ${importGuardNames.join(', ')}` }
  return { ok: true, value: importGuardNames.filter((guard) => named.includes(guard)) }
}

/** Reads the value of --preview, a number of vehicles; 0 if the option is absent. */
export function readPreview(text: string | undefined, dryRun: boolean): Read<number> {
  if (text === undefined) return { ok: true, value: 0 }
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > mostPreviews)
    return { ok: false, error: `--preview: expected a whole number from 1 to ${mostPreviews}, not '${text}'` }
  return dryRun ? { ok: true, value: count } : { ok: false, error: '--preview belongs to --dry-run; add it' }
}

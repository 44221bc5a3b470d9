import type { Database } from '#data/database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import { resolveStoredSite } from '#server/stored-site.ts'
import type { CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'
import { formatInstant } from './lead-text.ts'
import { readWords } from './command-words.ts'
import { createSitesOutput, jsonOption, refuseWords } from './sites-output.ts'

const usage = 'forecourt sites offline SITE [--until 2026-11-20T18:30] [--reason TEXT] [--json]'
const longestReason = 300

/**
 * `sites offline`: from now on the site answers 503 with a page in its look. --until is a time in the site's zone, or
 * with an offset, at which it comes back by itself; --reason stands on the page. Called again, it changes both.
 */
export async function runOffline(args: string[], io: CommandIo, database: Database): Promise<number> {
  const words = readWords(args, { options: { until: { type: 'string' }, reason: { type: 'string' }, ...jsonOption } })
  if (!words.ok) return refuseWords(io, args, words.error, usage)
  const { values, positionals } = words.value
  const [slug, ...more] = positionals
  if (slug === undefined || more.length > 0) return refuseWords(io, args, 'sites offline needs one site', usage)
  const reason = values.reason?.trim() ?? ''
  if (reason.length > longestReason)
    return refuseWords(io, args, `--reason: at most ${longestReason} characters`, usage)
  const output = createSitesOutput(io, values.json)
  const now = (): number => Date.now()
  const system = { system: true, now } as const
  const applied = await createSiteRepository(database).get(system, slug)
  if (applied === null) return output.fail(await describeUnknownSite(database, slug))
  const until = values.until === undefined ? null : parseInstant(values.until, readTimeZone(applied.document))
  if (until !== null && (Number.isNaN(until) || until <= now()))
    return refuseWords(
      io,
      args,
      `--until: expected a time to come, like 2026-11-20T18:30 or 2026-11-20T08:30Z, not '${values.until}'`,
      usage,
    )
  const store = createSiteStandingStore(database)
  if (!(await store.takeOffline(system, slug, { until, reason: reason === '' ? null : reason })))
    return output.fail(await describeUnknownSite(database, slug))
  const end = until === null ? `until forecourt sites online ${slug}` : `until ${formatInstant(until).slice(0, 16)} UTC`
  output.line(`${slug} is offline ${end}. Imports, leads and outbound feeds go on.`)
  return output.done({ site: slug, offline: true, until: until === null ? null : new Date(until).toISOString() })
}

/** `sites online`: the site answers again. */
export async function runOnline(args: string[], io: CommandIo, database: Database): Promise<number> {
  const onlineUsage = 'forecourt sites online SITE [--json]'
  const words = readWords(args, { options: jsonOption })
  if (!words.ok) return refuseWords(io, args, words.error, onlineUsage)
  const [slug, ...more] = words.value.positionals
  if (slug === undefined || more.length > 0) return refuseWords(io, args, 'sites online needs one site', onlineUsage)
  const output = createSitesOutput(io, words.value.values.json)
  const system = { system: true, now: (): number => Date.now() } as const
  if ((await createSiteRepository(database).get(system, slug)) === null)
    return output.fail(await describeUnknownSite(database, slug))
  const wasOffline = await createSiteStandingStore(database).bringOnline(system, slug)
  output.line(wasOffline ? `${slug} is online again.` : `${slug} was online already.`)
  return output.done({ site: slug, offline: false, was_offline: wasOffline })
}

const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/
const exactTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/

/** Epoch milliseconds; NaN for text that is not a time. */
function parseInstant(text: string, timeZone: string): number {
  try {
    if (exactTime.test(text)) return Temporal.Instant.from(text).epochMilliseconds
    if (localTime.test(text))
      return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    // The date does not exist, such as 31 February.
  }
  return Number.NaN
}

/** The site's time zone; UTC where this version of the platform does not accept the stored document. */
function readTimeZone(document: unknown): string {
  try {
    return resolveStoredSite(document).time_zone
  } catch {
    return 'UTC'
  }
}

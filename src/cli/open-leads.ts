import type { SiteContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk, type LeadDesk, type LeadFilter } from '#data/leads/lead-desk.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import { resolveStoredSite } from '#server/stored-site.ts'
import type { Site } from '#site/site.ts'
import type { CommandIo } from './command.ts'
import { describeUnknownSite } from './find-stored-site.ts'

/** The leads of one stored site. */
export interface OpenLeads {
  readonly ctx: SiteContext
  readonly leads: LeadRepository
  readonly desk: LeadDesk
  /** The site was removed; its leads are kept, and no node delivers them. */
  readonly isRemoved: boolean
  /** The site as it is applied now. Throws ZodError when this version's schema no longer takes its document. */
  readonly site: () => Site
}

/** Every command on leads finds some of them by these options. */
export const filterOptions = {
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
} as const

export const filterUsage =
  '[--state waiting|delivered|failed|held] [--since DATE] [--until DATE] [--email E-MAIL] [--phone NUMBER]'

type FilterValues = { readonly [Name in keyof typeof filterOptions]?: string | undefined }
type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string }

/** Reads `filterOptions`; the days of --since and --until begin at midnight UTC. */
export function readFilter(values: FilterValues): Read<LeadFilter> {
  const filter: { -readonly [Name in keyof LeadFilter]: LeadFilter[Name] } = {}
  const { state, since, until, email, phone } = values
  if (state !== undefined) {
    if (state !== 'waiting' && state !== 'delivered' && state !== 'failed' && state !== 'held')
      return { ok: false, error: `--state: expected waiting, delivered, failed or held, not '${state}'` }
    filter.state = state
  }
  for (const [option, name, text] of [
    ['--since', 'from', since],
    ['--until', 'until', until],
  ] as const) {
    if (text === undefined) continue
    const at = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.test(text) ? Date.parse(text) : Number.NaN
    if (Number.isNaN(at))
      return {
        ok: false,
        error: `${option}: expected a date like 2026-11-20 or 2026-11-20T08:30Z (UTC), not '${text}'`,
      }
    filter[name] = at
  }
  if (phone !== undefined && !parsePhone(phone).ok)
    return { ok: false, error: `--phone: '${phone}' is no phone number with its area code` }
  if (email !== undefined && !email.includes('@'))
    return { ok: false, error: `--email: '${email}' is no e-mail address` }
  if (email !== undefined || phone !== undefined)
    filter.person = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) }
  return { ok: true, value: filter }
}

/**
 * The leads of a site, also of a removed one whose leads are kept; a site that was never stored is reported, and gives
 * null.
 */
export async function openLeads(siteSlug: string, io: CommandIo, database: Database): Promise<OpenLeads | null> {
  const found = await findSiteOrRemoved(siteSlug, io, database)
  if (found === null) return null
  return {
    ctx: { siteId: siteSlug, now: () => Date.now() },
    leads: createLeadRepository(database),
    desk: createLeadDesk(database),
    isRemoved: found.isRemoved,
    site: () => resolveStoredSite(found.document),
  }
}

/** The document in force, or the last one of a removed site. */
export async function findSiteOrRemoved(
  siteSlug: string,
  io: CommandIo,
  database: Database,
): Promise<{ readonly document: unknown; readonly isRemoved: boolean } | null> {
  const system = { system: true, now: (): number => Date.now() } as const
  const sites = createSiteRepository(database)
  const applied = await sites.get(system, siteSlug)
  if (applied !== null) return { document: applied.document, isRemoved: false }
  const [last] = await sites.listVersions(system, siteSlug, 1)
  if (last !== undefined) {
    io.err(`Site ${siteSlug} was removed; this is what is kept of it.`)
    return { document: last.document, isRemoved: true }
  }
  io.err(await describeUnknownSite(database, siteSlug))
  return null
}

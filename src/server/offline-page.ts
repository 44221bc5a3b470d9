import { hash } from 'node:crypto'
import { formatDate, formatDayHours, formatTimeOfDay, formatWeekdays } from '#domain/hours/format-hours.ts'
import { buildWeekTable } from '#domain/hours/week-table.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { buildDarkCss } from '#features/parts/site-frame/theme-colours.ts'
import type { Offline } from '#data/sites/site-standing.ts'
import { escapeHtml } from '#http/plain-pages.ts'
import { listAddressLines, listLocations, resolveLocationPhone } from '#site/location-place.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Location, Site } from '#site/site.ts'

/** The page of a site that is offline: the dealer's look, number, address and hours, without router or script. */

const heading = 'font-family:var(--font-heading);font-weight:var(--heading-weight);'

const layout =
  '*{box-sizing:border-box}' +
  'body{margin:0;font:1.0625rem/1.6 var(--font-body);word-spacing:var(--word-space);color:var(--text);' +
  'background:var(--page);overflow-wrap:anywhere}' +
  'header{background:var(--header);color:var(--header-text);border-bottom:1px solid var(--line)}' +
  'header p,main{max-width:60rem;margin:0 auto;padding:1rem 1.25rem}' +
  `header p{display:flex;align-items:center;gap:.75rem;${heading}` +
  'font-size:calc(1.375rem*var(--heading-scale));line-height:1.3}header img{display:block;height:2.5rem}' +
  'h1,h2{text-wrap:balance}p{text-wrap:pretty}' +
  `h1{${heading}font-size:calc(clamp(1.75rem,5vw,2.5rem)*var(--heading-scale));line-height:1.2;` +
  'letter-spacing:-.01em;margin:2.5rem 0 .75rem}h1~p{max-width:34rem}' +
  'section{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);' +
  'box-shadow:var(--shadow);padding:1.25rem}' +
  '.places{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));' +
  'margin:2rem 0 1.25rem}' +
  `h2{${heading}font-size:calc(1.25rem*var(--heading-scale));line-height:1.3;margin:0 0 .5rem}p{margin:0 0 .75rem}` +
  'a{color:var(--link);text-underline-offset:.2em}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}' +
  'a.call{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;background:var(--brand);' +
  'color:var(--brand-text);border-radius:var(--button-radius);text-decoration:none;font-weight:600}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0}dd{margin:0}' +
  'dt{color:var(--text-muted)}dd{font-variant-numeric:tabular-nums}' +
  // Side by side on the narrowest phones, both would break.
  '@media(width<23rem){dl{display:block}dd{margin:0 0 .5rem}}'

const mostLocations = 12

/** 'at 2:30 pm on Friday 25 December', in the zone of the site. */
function formatReturn(until: number, timeZone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(timeZone)
  return `at ${formatTimeOfDay(at.hour * 60 + at.minute)} on ${formatDate(at.toPlainDate().toString())}`
}

const buildCall = (phone: string | null): string =>
  phone === null
    ? ''
    : `<p><a class="call" href="${escapeHtml(buildPhoneHref(phone))}">Call ${escapeHtml(formatPhone(phone))}</a></p>`

function buildHours(site: Site, location: Location | null, nowMs: number): string {
  const rows = buildWeekTable(resolveHours(site, location), nowMs).filter(({ hours }) => hours.kind !== 'missing')
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ weekdays, hours }) =>
      `<dt>${escapeHtml(formatWeekdays(weekdays))}</dt><dd>${escapeHtml(formatDayHours(hours, 'Closed'))}</dd>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

function buildLocation(site: Site, location: Location, nowMs: number): string {
  const address = listAddressLines(location).filter((line) => line !== '')
  return (
    `<section><h2>${escapeHtml(location.name)}</h2>` +
    (address.length === 0 ? '' : `<p>${escapeHtml(address.join(', '))}</p>`) +
    buildCall(resolveLocationPhone(site, location)) +
    `${buildHours(site, location, nowMs)}</section>`
  )
}

/** The mark that stands beside the name on every page of the site. */
const buildMark = (favicon: string | null): string =>
  favicon === null ? '' : `<img src="${escapeHtml(favicon)}" alt="" width="40" height="40">`

export interface OfflinePage {
  readonly html: string
  readonly contentSecurityPolicy: string
}

/**
 * `offline.reason` is the operator's text and is shown as text. `themeCss` comes from the page bundle, which alone
 * knows the names of the font files; its values are of a validated configuration.
 */
export function buildOfflinePage(site: Site, offline: Offline, nowMs: number, themeCss: string): OfflinePage {
  const style = themeCss + layout + (buildDarkCss(site.theme) ?? '')
  const locations = listLocations(site).slice(0, mostLocations)
  const back =
    offline.until === null
      ? 'Try again a little later.'
      : `We expect to be back ${formatReturn(offline.until, site.time_zone)}.`
  const given = offline.reason ?? 'We are working on our website, and it is not available right now.'
  // Operators write 'Stocktake', and a sentence follows.
  const reason = /[\p{L}\p{N})>]$/u.test(given) ? `${given}.` : given
  const hasPhone = locations.some((location) => resolveLocationPhone(site, location) !== null)
  const title = `Back soon – ${site.name}`
  const brand =
    site.logo === null
      ? buildMark(site.theme.favicon) + escapeHtml(site.name)
      : `<img src="${escapeHtml(site.logo)}" alt="${escapeHtml(site.name)}" height="40">`
  const html =
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><header><p>${brand}</p></header>` +
    `<main><h1>${escapeHtml(site.name)} will be back soon</h1><p>${escapeHtml(reason)} ${escapeHtml(back)}</p>` +
    '<p>If you were filling in a form, go back: your details are still there.</p>' +
    (hasPhone ? '' : buildCall(site.phone)) +
    (locations.length === 0
      ? buildHours(site, null, nowMs)
      : `<div class="places">${locations.map((location) => buildLocation(site, location, nowMs)).join('')}</div>`) +
    '</main></body></html>'
  return {
    html,
    contentSecurityPolicy:
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; ` +
      `font-src 'self'; img-src 'self' https:; base-uri 'none'; form-action 'none'`,
  }
}

import { createHash } from 'node:crypto'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'

/**
 * Pages without the router: the list of sites on the bare localhost, the answer to an unknown host, and the answer of a
 * dealer's site that is too busy to render a page.
 */

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1f24;background:#f6f7f8}' +
  'main{max-width:40rem;margin:0 auto;padding:3rem 1rem}h1{font-size:1.5rem}' +
  'ul{list-style:none;padding:0;display:grid;gap:.75rem}' +
  'a.card{display:block;padding:1rem;background:#fff;border:1px solid #d5d9de;border-radius:8px;color:inherit;' +
  'text-decoration:none}a.card:hover,a.card:focus-visible{border-color:#1b1f24;outline:2px solid #1b1f24}' +
  '.muted{color:#59636e}'

export const plainPageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
    `base-uri 'none'; form-action 'none'`,
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

export interface ListedSite {
  readonly name: string
  readonly address: string
  readonly summary: string
}

export function buildSiteListPage(sites: readonly ListedSite[]): string {
  const rows = sites.map(
    ({ name, address, summary }) =>
      `<li><a class="card" href="${escapeHtml(address)}"><strong>${escapeHtml(name)}</strong><br>` +
      `<span class="muted">${escapeHtml(summary)}</span></a></li>`,
  )
  const list =
    rows.length === 0
      ? '<p>No site is configured yet. Apply one with <code>npx forecourt sites apply FILE</code>.</p>'
      : `<ul>${rows.join('')}</ul>`
  return page('Forecourt: the sites of this platform', `<h1>Sites of this platform</h1>${list}`)
}

/** Does not reveal which sites exist (TEN-07). */
export function buildUnknownHostPage(): string {
  return page('No site here', '<h1>No site here</h1><p>No web site is configured for this address.</p>')
}

/** `retryAfterSeconds`: as in the Retry-After header. `phone`: the dealer's number as configured. */
export function buildBusyPage(
  { name, phone }: { readonly name: string; readonly phone: string | null },
  retryAfterSeconds: number,
): string {
  const call =
    phone === null
      ? ''
      : `<p>Or call us on <a href="${escapeHtml(buildPhoneHref(phone))}">${escapeHtml(formatPhone(phone))}</a>.</p>`
  return page(
    `Busy – ${name}`,
    `<p class="muted">${escapeHtml(name)}</p><h1>Our website is very busy right now</h1>` +
      `<p>Please wait ${retryAfterSeconds} seconds, then load this page again. ` +
      `If you just sent us a form, go back: your details are still there.</p>${call}`,
  )
}

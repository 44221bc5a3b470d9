import { createHash } from 'node:crypto'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'

/**
 * Pages without the router: the answer to an unknown host, and of a dealer's site that is too busy to render a page.
 */

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1f24;background:#f6f7f8}' +
  'main{max-width:40rem;margin:0 auto;padding:3rem 1rem}h1{font-size:1.5rem}' +
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
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

/** Does not reveal which sites exist (TEN-07). */
export function buildUnknownHostPage(): string {
  return page('No site here', '<h1>No site here</h1><p>No web site is configured for this address.</p>')
}

/** `phone`: the dealer's number as configured. */
const buildCallLine = (phone: string | null): string =>
  phone === null
    ? ''
    : `<p>Or call us on <a href="${escapeHtml(buildPhoneHref(phone))}">${escapeHtml(formatPhone(phone))}</a>.</p>`

/** `retryAfterSeconds`: as in the Retry-After header. `phone`: the dealer's number as configured. */
export function buildBusyPage(
  { name, phone }: { readonly name: string; readonly phone: string | null },
  retryAfterSeconds: number,
): string {
  return page(
    `Busy – ${name}`,
    `<p class="muted">${escapeHtml(name)}</p><h1>Our website is very busy right now</h1>` +
      `<p>Wait ${retryAfterSeconds} seconds, then load this page again. ` +
      `If you just sent us a form, go back: your details are still there.</p>${buildCallLine(phone)}`,
  )
}

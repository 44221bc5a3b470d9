import { hash } from 'node:crypto'

/** On every answer. Referrer-Policy keeps the origin on form posts, which the origin check needs. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Popups stay known to the page that opened them: a share window's closing is looked for (SHARE-02).
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g
const inlineStyle = /<style(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/style>/g

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(pattern)) {
    const text = groups?.text ?? ''
    if (text === '' || /\ssrc=/.test(groups?.attributes ?? '')) continue
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  return [...hashes]
}

/** Hash sources of what is written into the page after it was rendered. */
export interface LaterSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A policy that allows exactly the inline scripts and styles that the finished page holds. Data in the page is escaped by
 * React and by the router, so nothing of a visitor's or a feed's can become one of them.
 */
export function buildContentSecurityPolicy(html: string, widgetOrigin: string | null = null, also: LaterSources = { scripts: [], styles: [] }): string {
  const widget = widgetOrigin === null ? [] : [widgetOrigin]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...widget, ...hashesOf(html, inlineScript), ...also.scripts].join(' '),
    ["style-src 'self'", ...hashesOf(html, inlineStyle), ...also.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...widget, ...widget.map((origin) => origin.replace('https:', 'wss:'))].join(' '),
    ...(widget.length === 0 ? [] : [`frame-src 'self' ${widget.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

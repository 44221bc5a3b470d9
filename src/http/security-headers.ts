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

const inlineStyle = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g

function hashStyles(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineStyle)) {
    const text = groups?.text ?? ''
    if (text === '') continue
    hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  return [...hashes]
}

/**
 * Hash sources of scripts that the server wrote itself, and of styles that are written into the page after it was
 * rendered.
 */
export interface AllowedSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A policy that allows the scripts given, the styles given and the styles that `html` holds. Scripts are never read
 * from the page: whatever stood in it would be allowed, a script that came in with a feed or with content among them.
 */
export function buildContentSecurityPolicy(
  html: string,
  widgetOrigin: string | null = null,
  allowed: AllowedSources = { scripts: [], styles: [] },
): string {
  const widget = widgetOrigin === null ? [] : [widgetOrigin]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...widget, ...allowed.scripts].join(' '),
    ["style-src 'self'", ...hashStyles(html), ...allowed.styles].join(' '),
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

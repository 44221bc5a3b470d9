import { hash } from 'node:crypto'

/** Headers of every answer. Referrer-Policy keeps the origin on form posts, which the origin check needs. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // A page keeps its reference to a popup: sharing detects when the share window closes (SHARE-02).
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

/** Hash sources of the server's own scripts, and of styles that are inlined after rendering. */
export interface AllowedSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A policy that allows the given scripts, the given styles and the styles in `html`. Scripts are never taken from the
 * page, because that would allow an injected script from a feed or from content. `mapOrigin` may be shown in a frame.
 */
export function buildContentSecurityPolicy(
  html: string,
  widgetOrigin: string | null = null,
  allowed: AllowedSources = { scripts: [], styles: [] },
  mapOrigin: string | null = null,
): string {
  const widget = widgetOrigin === null ? [] : [widgetOrigin]
  const frames = [...widget, ...(mapOrigin === null ? [] : [mapOrigin])]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...widget, ...allowed.scripts].join(' '),
    ["style-src 'self'", ...hashStyles(html), ...allowed.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...widget, ...widget.map((origin) => origin.replace('https:', 'wss:'))].join(' '),
    ...(frames.length === 0 ? [] : [`frame-src 'self' ${frames.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

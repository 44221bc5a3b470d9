import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { fromByteText } from './byte-text.ts'

/** Headers of every answer. Referrer-Policy keeps the origin on form posts, which the origin check needs. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // A page keeps its reference to a popup: sharing detects when the share window closes (SHARE-02).
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** Allows an inline script or style by its text. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

const inlineStyle = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g

/** Sources by the byte text of a style: all pages of a site have the same few. The least recently used go. */
const styleSources = new LRUCache<string, string>({ max: 200 })

function findStyleSource(byteText: string): string {
  const known = styleSources.get(byteText)
  if (known !== undefined) return known
  const source = hashSource(fromByteText(byteText))
  // A copy: a part of the document's text would keep the whole of it in memory.
  styleSources.set(Buffer.from(byteText, 'latin1').toString('latin1'), source)
  return source
}

function hashStyles(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineStyle)) {
    const text = groups?.text ?? ''
    if (text !== '') hashes.add(findStyleSource(text))
  }
  return [...hashes]
}

/** Parties outside whose scripts may run in the pages of a site. */
export interface OutsideParties {
  /** Origin of the instant-message widget; null without one (VDP-19). */
  readonly widget: string | null
  /** Whether the site has a tag manager. Its script is loaded after consent, where the site asks for it (API-02). */
  readonly tagManager: boolean
  /** Origin of the map that may be shown in a frame; null without one (LOC-06). */
  readonly map: string | null
}

const nobody: OutsideParties = { widget: null, tagManager: false, map: null }

/**
 * The tag manager and the measurement that it loads. A tag that loads scripts of yet another host is blocked: the
 * dealer's container can add measuring, and cannot open the page to anybody.
 */
const tagManagerScripts = ['https://www.googletagmanager.com'] as const
const tagManagerCalls = [
  ...tagManagerScripts,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const

/** Hash sources of the server's own scripts, and of styles that are inlined after rendering. */
export interface AllowedSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A policy that allows the given scripts, the given styles and the styles in `html`, a document as byte text
 * (`byte-text.ts`). Scripts are never taken from the
 * page, because that would allow an injected script from a feed or from content.
 */
export function buildContentSecurityPolicy(
  html: string,
  outside: OutsideParties | null = nobody,
  allowed: AllowedSources = { scripts: [], styles: [] },
): string {
  const { widget: widgetOrigin, tagManager, map } = outside ?? nobody
  const widget = widgetOrigin === null ? [] : [widgetOrigin]
  const frames = [...widget, ...(map === null ? [] : [map])]
  const scripts = [...widget, ...(tagManager ? tagManagerScripts : [])]
  const calls = [
    ...widget,
    ...widget.map((origin) => origin.replace('https:', 'wss:')),
    ...(tagManager ? tagManagerCalls : []),
  ]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...allowed.scripts].join(' '),
    ["style-src 'self'", ...hashStyles(html), ...allowed.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ...(frames.length === 0 ? [] : [`frame-src 'self' ${frames.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

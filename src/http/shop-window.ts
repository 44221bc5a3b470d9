import { createHash } from 'node:crypto'
import { escapeHtml } from './plain-pages.ts'

/**
 * The bare localhost: the small home page of the product, with the dealers that this platform serves. It stands outside
 * the router, has no script, and is served to callers of this machine and its private network only (TEN-01, TEN-07).
 */
export interface ShownDealer {
  readonly name: string
  /** Absolute address of the dealer's site. */
  readonly address: string
  readonly host: string
  readonly vehicles: number
  readonly demo: boolean
  /** Colours of the dealer's theme. */
  readonly brand: string
  readonly surface: string
  /** A vehicle of the dealer, as a data address; null draws a plain plate. */
  readonly picture: { readonly url: string; readonly alt: string } | null
}

const sheet = `
:root{
  color-scheme:light;--ink:#16202b;--soft:#52606d;--line:#d9e0e6;--paper:#f4f6f8;--card:#fff;--road:#16202b;
  --mark:#ffc53d
}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{
  margin:0;font:1.0625rem/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
  color:var(--ink);background:var(--paper)
}
a{color:inherit}
.wrap{max-width:75rem;margin:0 auto;padding:0 1.25rem}
.top{background:var(--road);color:#fff;overflow:hidden}
.top .wrap{padding-top:1.25rem;padding-bottom:0}
.name{display:flex;align-items:center;gap:.75rem;font-weight:700;font-size:1.125rem;letter-spacing:.01em}
.name svg{width:2.25rem;height:2.25rem}
h1{
  font-size:clamp(2.25rem,6vw,4rem);line-height:1.05;letter-spacing:-.03em;
  margin:clamp(2.5rem,8vw,6rem) 0 1rem;max-width:16ch;text-wrap:balance
}
.lead{max-width:44rem;color:#c6d0da;font-size:clamp(1.0625rem,2vw,1.25rem);margin:0 0 2rem;text-wrap:pretty}
.facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:0 0 3rem;padding:0;list-style:none}
.facts strong{display:block;font-size:1.75rem;line-height:1.2;font-variant-numeric:tabular-nums}
.facts span{color:#c6d0da;font-size:.9375rem}
.road{display:block;width:100%;height:auto;margin-top:auto}
h2{font-size:1.5rem;letter-spacing:-.015em;margin:3.5rem 0 .5rem}
.under{color:var(--soft);margin:0 0 1.5rem;max-width:44rem}
.dealers{
  display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.25rem;list-style:none;
  margin:0;padding:0
}
.dealer{
  display:flex;flex-direction:column;height:100%;background:var(--card);border:1px solid var(--line);
  border-radius:14px;overflow:hidden;text-decoration:none;transition:box-shadow .2s,translate .2s
}
.dealer:hover{box-shadow:0 14px 34px -16px rgb(22 32 43/.45);translate:0 -2px}
.dealer:focus-visible{outline:3px solid #0b5fff;outline-offset:3px}
.plate{aspect-ratio:16/10;display:block;width:100%;height:auto;object-fit:cover;background:var(--surface,#e8edf1)}
span.plate{
  background:linear-gradient(168deg,var(--surface) 58%,color-mix(in srgb,var(--brand) 30%,var(--surface)) 58.3%)
}
.stage{display:none}
.body{
  display:grid;gap:.25rem;padding:1rem 1.25rem 1.25rem;border-top:5px solid var(--brand,#16202b);flex:1;
  align-content:start
}
.body strong{font-size:1.1875rem;line-height:1.3}
.body span{color:var(--soft);font-size:.9375rem;overflow-wrap:anywhere}
.guides{
  display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem 2rem;
  list-style:none;margin:0;padding:0 0 4rem
}
.guides li{border-top:1px solid var(--line);padding-top:1rem}
.guides strong{display:block}
.guides p{margin:.25rem 0 .5rem;color:var(--soft)}
code{
  font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:#e8edf1;border-radius:5px;
  padding:.125rem .375rem;overflow-wrap:anywhere
}
.empty{background:var(--card);border:1px dashed #9aa7b3;border-radius:14px;padding:2rem}
@media (width<40rem){
  .dealer{flex-direction:row}
  .plate{flex:none;width:32%;aspect-ratio:auto}
  .body{border-top:0;border-left:5px solid var(--brand,#16202b);padding:.875rem 1rem}
  .body span{font-size:.875rem}
}
@media (width>=64rem){
  .top .wrap{display:grid;grid-template-columns:minmax(0,1fr) 27rem;gap:3rem;align-items:center}
  .stage{display:grid;padding:2rem 0}
  .stage div{grid-area:1/1;background:var(--surface);border-radius:12px;overflow:hidden;width:16.5rem;
  box-shadow:0 24px 48px -18px rgb(0 0 0/.7)}
  .stage b{display:block;background:var(--brand);color:#fff;font-size:.8125rem;line-height:1;padding:.75rem 1rem}
  .stage img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
  .stage div:nth-child(1){translate:-1rem -6.5rem;rotate:-4deg}
  .stage div:nth-child(2){translate:11rem -1.5rem;rotate:3deg}
  .stage div:nth-child(3){translate:1.5rem 7rem;rotate:-2deg}
  .dealers{grid-template-columns:repeat(6,minmax(0,1fr))}
  .dealers li{grid-column:span 2}
  .dealers li:nth-last-child(2):nth-child(3n+1),
  .dealers li:nth-last-child(2):nth-child(3n+1)+li{grid-column:span 3}
  .dealers li:nth-last-child(2):nth-child(3n+1) .plate,
  .dealers li:nth-last-child(2):nth-child(3n+1)+li .plate{aspect-ratio:2.45}
}
@media (prefers-reduced-motion:reduce){
  .dealer{transition:none}
  .dealer:hover{translate:none}
}
@media (forced-colors:active){
  .dealer{border-color:LinkText}
  .body{border-top-color:CanvasText}
}
`.replaceAll(/\n */g, '')

/** A road to the horizon under an evening sky, with a row of forecourt flags. */
const road =
  '<svg class="road" viewBox="0 0 1440 150" aria-hidden="true" focusable="false" ' +
  'preserveAspectRatio="xMidYMax slice">' +
  '<path fill="#1f2d3a" d="M0 96 180 60l150 30 210-54 190 48 160-36 210 44 160-32 180 40v50H0z"/>' +
  '<path fill="#27384a" d="M0 118h1440v32H0z"/>' +
  Array.from({ length: 12 }, (_, index) => {
    const x = 60 + index * 120
    const colours = ['#ffc53d', '#ff8a65', '#6ec6ff', '#9ad29a']
    return (
      `<path stroke="#8494a3" stroke-width="3" d="M${x} 118V52"/>` +
      `<path fill="${colours[index % colours.length] ?? '#fff'}" d="M${x} 54q14-8 28 0t28 0v20q-14 8-28 0t-28 0z"/>`
    )
  }).join('') +
  '<path stroke="#ffc53d" stroke-width="5" stroke-dasharray="52 38" d="M0 135h1440"/></svg>'

const mark =
  '<svg viewBox="0 0 36 36" aria-hidden="true" focusable="false"><rect width="36" height="36" rx="9" fill="#ffc53d"/>' +
  '<path fill="#16202b" d="M9 8h3v21H9zM13 9c5-3 8 3 14 0v10c-6 3-9-3-14 0z"/></svg>'

const guides: readonly (readonly [title: string, text: string, file: string])[] = [
  [
    'A new dealer',
    'From a site file and a feed to a web site that is live, without a restart.',
    'docs/guides/new-dealer.md',
  ],
  ['Stock feeds', 'CSV, JSON and XML; how columns are mapped and what a report says.', 'docs/guides/feeds.md'],
  ['Leads', 'How an enquiry reaches the dealer, and what happens when a receiver is away.', 'docs/guides/leads.md'],
  ['Running it', 'Settings, health checks, metrics, several nodes, backups.', 'docs/guides/operating.md'],
  ['Being found', 'Sitemap, redirects, outbound feeds, consent and analytics.', 'docs/guides/being-found.md'],
  [
    'Every setting',
    'Generated from the schema, with type, default and effect.',
    'docs/reference/site-configuration.md',
  ],
]

const count = (number: number): string => number.toLocaleString('en-AU')

function writeDealer({ name, address, host, vehicles, demo, brand, surface, picture }: ShownDealer): string {
  const style = `--brand:${brand};--surface:${surface}`
  const plate =
    picture === null
      ? '<span class="plate"></span>'
      : `<img class="plate" src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" ` +
        'width="640" height="400" loading="lazy">'
  return (
    `<li><a class="dealer" href="${escapeHtml(address)}" style="${escapeHtml(style)}">${plate}<span class="body">` +
    `<strong>${escapeHtml(name)}</strong>` +
    `<span>${count(vehicles)} vehicles${demo ? ' · fictional dealer' : ''}</span>` +
    `<span>${escapeHtml(host)}</span></span></a></li>`
  )
}

/** Headers of the page; it loads nothing, from no host. */
export const shopWindowHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; ` +
    `style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`,
}

/** Three dealers' windows beside the heading, where there is room. They stand in the list below too. */
function writeStage(dealers: readonly ShownDealer[]): string {
  const shown = dealers.filter(({ picture }) => picture !== null).slice(0, 3)
  if (shown.length < 3) return ''
  const windows = shown.map(
    ({ name, brand, surface, picture }) =>
      `<div style="${escapeHtml(`--brand:${brand};--surface:${surface}`)}"><b>${escapeHtml(name)}</b>` +
      `<img src="${escapeHtml(picture?.url ?? '')}" alt="" width="640" height="480"></div>`,
  )
  return `<div class="stage" aria-hidden="true">${windows.join('')}</div>`
}

export function buildShopWindow(dealers: readonly ShownDealer[]): string {
  const vehicles = dealers.reduce((sum, dealer) => sum + dealer.vehicles, 0)
  const facts =
    dealers.length === 0
      ? ''
      : `<ul class="facts"><li><strong>${count(dealers.length)}</strong>` +
        `<span>dealer ${dealers.length === 1 ? 'site' : 'sites'}</span></li>` +
        `<li><strong>${count(vehicles)}</strong><span>vehicles for sale</span></li>` +
        `<li><strong>1</strong><span>platform, no fork of the code</span></li></ul>`
  const list =
    dealers.length === 0
      ? '<div class="empty"><p>No site is configured yet. Apply one with ' +
        '<code>npx forecourt sites apply FILE</code>, or start with <code>--demo</code> ' +
        'to see five fictional dealers.</p></div>'
      : `<ul class="dealers">${dealers.map(writeDealer).join('')}</ul>`
  const links = guides
    .map(([title, text, file]) => `<li><strong>${title}</strong><p>${text}</p><code>${file}</code></li>`)
    .join('')
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Forecourt: web sites for vehicle dealers</title><style>${sheet}</style></head><body>` +
    `<header class="top"><div class="wrap"><div><div class="name">${mark}Forecourt</div>` +
    '<h1>One platform, every dealer’s own web site</h1>' +
    '<p class="lead">Forecourt runs the web sites of vehicle dealers in Australia. The host name chooses the dealer, ' +
    'one file shapes the site, and the stock feed fills it.</p>' +
    `${facts}</div>${writeStage(dealers)}</div>${road}</header>` +
    '<main class="wrap"><h2>Dealers on this server</h2><p class="under">Each has a look, a stock and a host of ' +
    'its own. This page is shown to callers on this machine and its private network only.</p>' +
    `${list}<h2>Guides</h2><p class="under">They come with the code, in the folders named here.</p>` +
    `<ul class="guides">${links}</ul></main></body></html>`
  )
}

import { hash } from 'node:crypto'
import { buildContentSecurityPolicy } from './security-headers.ts'

/** Where the page's frame leaves room for the stylesheet. */
const sheetPlace = '<style data-sheet=""></style>'
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Text as a script's string literal: no `<` in it, so that it can neither end the script nor begin a comment. */
const quote = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Runs in the browser. Scripts are asked for once everything that is seen has come and is painted, or the visitor does
 * something, or 3 s have gone by: a page of plain links and forms works before them, and on a slow line they would take
 * the first picture's place.
 */
function buildStarter(code: string, preloads: readonly string[]): string {
  return (
    `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;` +
    `for(const href of ${quote(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
    `document.head.append(Object.assign(document.createElement("script"),{type:"module",textContent:${quote(code)}}))};` +
    `const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));` +
    `if(document.readyState==="complete")begin();else{addEventListener("load",painted,{once:true});setTimeout(begin,3000);` +
    `for(const kind of ["pointerdown","keydown","touchstart"])addEventListener(kind,begin,{once:true,capture:true,passive:true})}})()`
  )
}

export interface FinishedDocument {
  readonly html: string
  /** Content-Security-Policy that allows its scripts and styles. */
  readonly policy: string
}

/** Inline scripts that bear the render's nonce. A nonce is base64url, so it needs no escaping. */
function findOwnScripts(rendered: string, nonce: string): string[] {
  const pattern = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  return [...rendered.matchAll(pattern)].map(([, text = '']) => text).filter((text) => text !== '')
}

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * What a rendered page still needs before it is sent: its stylesheet within it, which saves the visitor's first paint a
 * round trip (11 kB compressed; later pages come without a document), and scripts that wait for the pictures. Its
 * policy allows the inline scripts that bear `nonce` and no others: one that came in with stored text, through whatever
 * gap, does not bear it. The nonce itself is taken off, since kept pages are sent many times. null: the page has no own
 * scripts.
 */
export function createDocumentFinisher(
  stylesheet: string,
): (rendered: string, widgetOrigin: string | null, nonce: string | null) => FinishedDocument {
  const sheet = sheetPlace.replace('><', () => `>${stylesheet}<`)
  const sheetSource = hashSource(stylesheet)
  return (rendered, widgetOrigin, nonce) => {
    const own = new Set(nonce === null ? [] : findOwnScripts(rendered, nonce))
    let html = nonce === null ? rendered : rendered.replaceAll(` nonce="${nonce}"`, '')
    const code = moduleScript.exec(html)?.[1]
    if (code !== undefined && own.has(code)) {
      const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href)
      const starter = buildStarter(code, preloads)
      html = html.replaceAll(modulePreload, '').replace(moduleScript, () => `<script>${starter}</script>`)
      own.add(starter)
    }
    const policy = buildContentSecurityPolicy(html, widgetOrigin, {
      scripts: [...own].map(hashSource),
      styles: [sheetSource],
    })
    return { html: html.replace(sheetPlace, () => sheet), policy }
  }
}

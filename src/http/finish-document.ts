import { fromByteText, readByteText, toByteText, writeByteText } from './byte-text.ts'
import { createStyleChooser } from './page-styles.ts'
import { buildContentSecurityPolicy, hashSource, type OutsideParties } from './security-headers.ts'

/** The empty element of the page frame (src/root.tsx) that takes the stylesheet. */
const sheetPlace = '<style data-sheet=""></style>'
const modulePreload = /^<link rel="modulepreload" href="([^"]+)"\/>$/
const moduleOpening = '<script type="module" async="">'
const scriptOpening = /^<script(?![^>]*\ssrc=)/

/** JSON for use in a script. Escapes `<`, so that the text can neither end the script nor begin a comment. */
const quote = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A request costs a phone several milliseconds; twenty in one task would hold up a tap for a tenth of a second. */
const preloadsATask = 3

/**
 * Folds what a phone shows folded, `data-fold="phone"`, before the page is seen, and unfolds what is folded,
 * `data-fold`, for as long as the page is printed. Documents come unfolded, so that they are whole without scripts.
 */
const folding =
  `if(!matchMedia("(min-width:40rem)").matches)` +
  `for(const part of document.querySelectorAll("[data-fold=phone]"))part.open=false;` +
  `let folded=[];const fold=(open)=>{for(const part of folded)part.open=open};` +
  `addEventListener("beforeprint",()=>{folded=[...document.querySelectorAll("[data-fold]:not([open])")];fold(true)});` +
  `addEventListener("afterprint",()=>fold(false));`

/**
 * Builds the script that loads the page's own scripts in the browser: once the page is loaded and painted, or the
 * visitor interacts with it, or 3 s have passed. Frames alone do not prove that anything is on the screen: on a busy
 * device the second one begins before the first is shown, so that it also waits for the browser to say so. Links and
 * forms work without scripts, and on a slow connection the scripts would compete with the first picture. They run when
 * the whole stylesheet has come too, or has failed to, because they show parts whose styles the document does not have.
 * A document that the visitor returns to is laid out whole at once, so that it scrolls to where it was (`below-fold` in
 * src/ui/below-fold.css). Until then the document is `data-waiting`, for pictures that are to wait as well; nothing
 * waits where no script runs.
 */
function buildStarter(code: string, preloads: readonly string[], sheetPath: string): string {
  return (
    `(()=>{if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")` +
    `document.documentElement.dataset.whole="";document.documentElement.dataset.waiting="";${folding}` +
    `let begun=false;const begin=()=>{if(begun)return;begun=true;` +
    `delete document.documentElement.dataset.waiting;` +
    `const add=(tag,fields)=>document.head.append(Object.assign(document.createElement(tag),fields));` +
    `const run=()=>add("script",{type:"module",textContent:${quote(code)}});` +
    `const preloads=${quote(preloads)};` +
    `const preload=()=>{for(const href of preloads.splice(0,${preloadsATask}))add("link",{rel:"modulepreload",href});` +
    `if(preloads.length>0)setTimeout(preload);` +
    `else add("link",{rel:"stylesheet",href:${quote(sheetPath)},onload:run,onerror:run})};preload()};` +
    `const seen=()=>new PerformanceObserver((list,self)=>{` +
    `if(list.getEntriesByName("first-contentful-paint").length===0)return;self.disconnect();begin()})` +
    `.observe({type:"paint",buffered:true});` +
    `const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(seen)));` +
    `if(document.readyState==="complete")begin();` +
    `else{addEventListener("load",painted,{once:true});setTimeout(begin,3000);` +
    `for(const kind of ["pointerdown","keydown","touchstart"])` +
    `addEventListener(kind,begin,{once:true,capture:true,passive:true})}})()`
  )
}

export interface FinishedDocument {
  readonly html: Buffer
  /** Content-Security-Policy that allows its scripts and styles. */
  readonly policy: string
}

const withoutNonce = (rendered: string, nonce: string | null): string =>
  nonce === null ? rendered : rendered.replaceAll(` nonce="${nonce}"`, '')

/** A document without its nonces, parted at the script that loads the scripts of the page. All texts are byte texts. */
interface OwnTags {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Text of that script, which is in neither part; null: there is none. */
  readonly module: string | null
  /** Texts of the other inline scripts with the nonce. */
  readonly scripts: readonly string[]
  /** Addresses of the scripts to preload, whose links are in neither part. */
  readonly preloads: readonly string[]
}

/**
 * Takes the tags with the nonce of a render out of its document. Passes the document once: it has 200 KB, so that a
 * dozen of expressions over all of it took a tenth of the time of a page.
 */
function readOwnTags(rendered: string, nonce: string): OwnTags {
  const attribute = ` nonce="${nonce}"`
  const scripts: string[] = []
  const preloads: string[] = []
  let module: string | null = null
  let before: string[] = []
  let pieces: string[] = []
  let from = 0
  for (let at = rendered.indexOf(attribute); at !== -1; at = rendered.indexOf(attribute, from)) {
    const start = rendered.lastIndexOf('<', at)
    const inside = rendered.indexOf('>', at) + 1
    const opening = rendered.slice(start, at) + rendered.slice(at + attribute.length, inside)
    pieces.push(rendered.slice(from, start))
    from = inside
    const preload = modulePreload.exec(opening)?.[1]
    if (preload !== undefined) {
      preloads.push(preload)
      continue
    }
    if (scriptOpening.test(opening)) {
      const end = rendered.indexOf('</script>', inside)
      from = end === -1 ? rendered.length : end
      const script = rendered.slice(inside, from)
      if (opening === moduleOpening && module === null) {
        module = script
        before = pieces
        pieces = []
        from += '</script>'.length
        continue
      }
      if (script !== '') scripts.push(script)
      pieces.push(opening, script)
    } else pieces.push(opening)
  }
  pieces.push(rendered.slice(from))
  return { before, after: pieces, module, scripts, preloads }
}

/**
 * Finishes a rendered document: inlines the styles that it needs, which saves a round trip before the first paint, and
 * defers the scripts and the whole stylesheet until the page is painted. The policy allows only the inline scripts with
 * `nonce`; a script that got into the page with stored text does not have it. The nonce is removed from the document,
 * because cached pages are sent many times. null: the page has no scripts of its own.
 */
export type FinishDocument = (
  rendered: Buffer,
  outside: OutsideParties | null,
  nonce: string | null,
) => FinishedDocument

/** The stylesheet of all pages: its text, and the path under which the server has it as a file. */
export interface Stylesheet {
  readonly text: string
  readonly path: string
}

/** See FinishDocument. */
export function createDocumentFinisher(stylesheet: Stylesheet): FinishDocument {
  const chooseStyles = createStyleChooser(stylesheet.text)
  const sheetPath = toByteText(stylesheet.path)
  return (bytes, outside, nonce) => {
    const rendered = readByteText(bytes)
    const own = nonce === null ? null : readOwnTags(rendered, nonce)
    const scripts = [...(own?.scripts ?? [])]
    let pieces: readonly string[]
    if (own === null || own.module === null) pieces = [withoutNonce(rendered, nonce)]
    else {
      const starter = buildStarter(own.module, own.preloads, sheetPath)
      pieces = [...own.before, `<script>${starter}</script>`, ...own.after]
      scripts.push(own.module, starter)
    }
    const styles = rendered.includes(sheetPlace) ? chooseStyles(rendered) : null
    const policy = buildContentSecurityPolicy(rendered, outside, {
      scripts: [...new Set(scripts)].map((script) => hashSource(fromByteText(script))),
      styles: styles === null || styles.byteText === '' ? [] : [styles.source],
    })
    return { html: writeByteText(styles === null ? pieces : insertStyles(pieces, styles.byteText)), policy }
  }
}

/** Puts the styles into the place of the stylesheet, which lies within one of the pieces. */
function insertStyles(pieces: readonly string[], styles: string): readonly string[] {
  const index = pieces.findIndex((piece) => piece.includes(sheetPlace))
  const piece = pieces[index]
  if (piece === undefined) return pieces
  const inside = piece.indexOf(sheetPlace) + sheetPlace.indexOf('</')
  return [...pieces.slice(0, index), piece.slice(0, inside), styles, piece.slice(inside), ...pieces.slice(index + 1)]
}

/**
 * Checks that the expressions of this file match a rendered document, which the router and React may write in another
 * way after an upgrade. Throws an Error that names what does not match any more. Without this check the pages would
 * lack their styles, or the policy would block their scripts. `nonce`: the value of the render's `X-Script-Nonce`.
 */
export function checkRenderedDocument(bytes: Buffer, nonce: string | null): void {
  const rendered = readByteText(bytes)
  const own = nonce === null ? null : readOwnTags(rendered, nonce)
  const hasModule = withoutNonce(rendered, nonce).includes(moduleOpening)
  const html = readByteText(createDocumentFinisher({ text: '', path: '' })(bytes, null, nonce).html)
  const expectations: readonly (readonly [boolean, string])[] = [
    [nonce !== null, 'the response has no X-Script-Nonce header (src/entry.server.tsx sets it)'],
    [rendered.split(sheetPlace).length === 2, `there is not exactly one ${sheetPlace} (src/root.tsx writes it)`],
    [hasModule, `no script matches ${moduleOpening} (the router writes it)`],
    [own === null || !hasModule || own.module !== null, 'the module script does not have the nonce'],
    [own !== null && own.scripts.length > 0, 'the inline scripts of the router do not have the nonce'],
    [[...rendered.matchAll(/rel="modulepreload"/g)].length > 0, 'there is no module preload (the router writes them)'],
    [!html.includes('rel="modulepreload"'), `a module preload does not match ${String(modulePreload)}`],
    [!/<script[^>]* type="module"/.test(html), 'there is more than one module script'],
    [nonce === null || !html.includes(nonce), 'the nonce also stands elsewhere than in a nonce attribute'],
  ]
  const faults = expectations.filter(([isMet]) => !isMet).map(([, fault]) => fault)
  if (faults.length > 0)
    throw new Error(
      `The rendered pages have changed and src/http/finish-document.ts does not match them: ${faults.join('; ')}. ` +
        'Adapt its expressions to the document that the router and React write now.',
    )
}

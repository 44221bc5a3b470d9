import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as documents from './finish-document.ts'
import type { OutsideParties } from './security-headers.ts'

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
/** Documents as text. */
function createDocumentFinisher(sheet: documents.Stylesheet) {
  const finish = documents.createDocumentFinisher(sheet)
  return (text: string, outside: OutsideParties | null, own: string | null) => {
    const { html, policy } = finish(Buffer.from(text), outside, own)
    return { html: html.toString(), policy }
  }
}
const checkRenderedDocument = (text: string, own: string | null) =>
  documents.checkRenderedDocument(Buffer.from(text), own)
const css = 'a{color:red}b::before{content:"$&"}'
const stylesheet = { text: css, path: '/assets/root.css' }
const code = 'import "/assets/manifest.js";\nimport("/assets/entry.js");// <!--'
const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Rz'
const rendered =
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest.js" nonce="${nonce}"/>` +
  `<link rel="modulepreload" href="/assets/entry.js" nonce="${nonce}"/><style data-sheet=""></style></head>` +
  `<body><p>Car</p><script nonce="${nonce}">a()</script>` +
  `<script nonce="${nonce}" type="module" async="">${code}</script></body></html>`

test('a page has the styles of its elements and no others, and they are allowed', () => {
  const text = `${css}.car{color:red}`
  const finish = createDocumentFinisher({ ...stylesheet, text: `${text}.boat{color:red}` })
  const { html, policy } = finish(rendered.replace('<p>', '<p class="car">'), null, nonce)
  expect(html).toContain(`<style data-sheet="">${text}</style>`)
  expect(policy).toContain(sha(text))
})

test('the stylesheet stands in the page, once, and is allowed', () => {
  const { html, policy } = createDocumentFinisher(stylesheet)(rendered, null, nonce)
  expect(html).toContain(`<style data-sheet="">${css}</style>`)
  expect(policy).toContain(sha(css))
  expect(html.split('<style').length).toBe(2)
})

test('letters of every alphabet come through, in texts, scripts, styles and classes', () => {
  const text = 'Škoda – “ab $11.946” 中文 🚙'
  const sheet = { ...stylesheet, text: `${css}.größe::after{content:"→"}.weite{color:red}` }
  const document = rendered
    .replace('<p>Car', `<style>a::after{content:"–"}</style><p class="größe">${text}`)
    .replace('a()', 'a("–")')
    .replace('// <!--', `// ${text}`)
  const { html, policy } = createDocumentFinisher(sheet)(document, null, nonce)
  expect(html).toContain(`<p class="größe">${text}</p>`)
  expect(html).toContain(`<style data-sheet="">${css}.größe::after{content:"→"}</style>`)
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  expect(inline).toEqual(['a("–")', expect.stringContaining(`// ${text}`)])
  for (const allowed of [...inline, code.replace('// <!--', `// ${text}`), 'a::after{content:"–"}'])
    expect(policy).toContain(sha(allowed))
})

test('the stylesheet stands in its place alone, also where a text looks like it', () => {
  const document = rendered.replace('Car', '<style data-sheet=""></style>')
  expect(createDocumentFinisher(stylesheet)(document, null, nonce).html.split(css)).toHaveLength(2)
})

test('no script is asked for before the page is seen, and the ones that come later are allowed', () => {
  const { html, policy } = createDocumentFinisher(stylesheet)(rendered, null, nonce)
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(inline).toHaveLength(2)
  for (const text of [...inline, code]) expect(policy).toContain(sha(text))
  expect(inline[1]).toContain('["/assets/manifest.js","/assets/entry.js"]')
  expect(inline[1]).not.toContain('<')
})

interface Fold {
  readonly kind: '' | 'phone'
  open: boolean
}

/** The starter of the rendered page, run in a page that is still loading. */
function runStarter(navigation = 'navigate', document = rendered, folds: readonly Fold[] = [], isPhone = false) {
  const { html } = createDocumentFinisher(stylesheet)(document, null, nonce)
  const starter = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const listeners = new Map<string, () => void>()
  const timers: (() => void)[] = []
  const frames: (() => void)[] = []
  const added: Record<string, unknown>[] = []
  /** Tells the page of a paint; what it waits for is told by name. */
  const paints: ((name: string) => void)[] = []
  class FakeObserver {
    #tell: (list: { getEntriesByName(name: string): readonly object[] }, self: FakeObserver) => void
    constructor(tell: (list: { getEntriesByName(name: string): readonly object[] }, self: FakeObserver) => void) {
      this.#tell = tell
    }
    observe({ type, buffered }: { readonly type: string; readonly buffered: boolean }): void {
      expect([type, buffered]).toEqual(['paint', true])
      paints.push((told) => this.#tell({ getEntriesByName: (name) => (name === told ? [{}] : []) }, this))
    }
    disconnect(): void {
      paints.length = 0
    }
  }
  const page = {
    documentElement: { dataset: {} as Record<string, string> },
    readyState: 'loading',
    head: { append: (element: Record<string, unknown>) => added.push(element) },
    createElement: (tag: string) => ({ tag }),
    querySelectorAll: (selector: string) =>
      folds.filter(({ kind, open }) => (selector === '[data-fold=phone]' ? kind === 'phone' : !open)),
  }
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the very text that the browser runs
  const run = new Function(
    'document',
    'addEventListener',
    'setTimeout',
    'requestAnimationFrame',
    'performance',
    'PerformanceObserver',
    'matchMedia',
    starter,
  )
  run(
    page,
    (kind: string, listener: () => void) => listeners.set(kind, listener),
    (task: () => void) => timers.push(task),
    (task: () => void) => frames.push(task),
    { getEntriesByType: () => [{ type: navigation }] },
    FakeObserver,
    () => ({ matches: !isPhone }),
  )
  return { listeners, timers, frames, paints, added, root: page.documentElement }
}

test('the starter asks for the scripts once, by whatever comes first', () => {
  const { listeners, timers, added } = runStarter()
  expect(added).toEqual([])
  listeners.get('pointerdown')?.()
  listeners.get('load')?.()
  for (const timer of timers) timer()
  expect(added).toEqual([
    { tag: 'link', rel: 'modulepreload', href: '/assets/manifest.js' },
    { tag: 'link', rel: 'modulepreload', href: '/assets/entry.js' },
    expect.objectContaining({ tag: 'link', rel: 'stylesheet', href: '/assets/root.css' }),
  ])
})

test('a page with many scripts asks for a few in each task, and for the stylesheet last', () => {
  const link = `<link rel="modulepreload" href="/assets/entry.js" nonce="${nonce}"/>`
  const { listeners, timers, added } = runStarter('navigate', rendered.replace(link, link.repeat(6)))
  const counts: number[] = []
  listeners.get('pointerdown')?.()
  counts.push(added.length)
  // The first timer is the one that starts the page in any case.
  for (let next = timers[1]; next !== undefined; next = timers[counts.length]) {
    next()
    counts.push(added.length)
  }
  expect(counts).toEqual([3, 6, 8])
  expect(added.filter(({ rel }) => rel === 'modulepreload')).toHaveLength(7)
  expect(added.at(-1)).toMatchObject({ rel: 'stylesheet' })
})

const readOpen = (folds: readonly Fold[]) => folds.map(({ open }) => open)

test('a phone folds what is marked for it at once, and a wide screen nothing', () => {
  const build = (): Fold[] => [
    { kind: '', open: true },
    { kind: 'phone', open: true },
  ]
  const [phone, wide] = [build(), build()]
  runStarter('navigate', rendered, phone, true)
  runStarter('navigate', rendered, wide)
  expect([readOpen(phone), readOpen(wide)]).toEqual([
    [true, false],
    [true, true],
  ])
})

test('what is folded is printed whole, and folded again afterwards', () => {
  const folds: Fold[] = [
    { kind: '', open: false },
    { kind: '', open: true },
    { kind: 'phone', open: true },
  ]
  const { listeners } = runStarter('navigate', rendered, folds, true)
  listeners.get('beforeprint')?.()
  expect(readOpen(folds)).toEqual([true, true, true])
  listeners.get('afterprint')?.()
  expect(readOpen(folds)).toEqual([false, true, false])
})

test('pictures that are out of sight wait as long as the scripts', () => {
  const { listeners, root } = runStarter()
  expect('waiting' in root.dataset).toBe(true)
  listeners.get('touchstart')?.()
  expect('waiting' in root.dataset).toBe(false)
})

test.each(['onload', 'onerror'])('the scripts run after the whole stylesheet: %s', (event) => {
  const { timers, added } = runStarter()
  timers[0]?.()
  const sheet = added.at(-1)?.[event] as () => void
  sheet()
  expect(added.at(-1)).toEqual({ tag: 'script', type: 'module', textContent: code })
})

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
  ['prerender', true],
])('a document is laid out whole at once where the visitor may have scrolled: %s', (navigation, isWhole) => {
  expect('whole' in runStarter(navigation).root.dataset).toBe(isWhole)
})

test('a page that has come is painted before its scripts are asked for', () => {
  const { listeners, timers, frames, paints, added } = runStarter()
  listeners.get('load')?.()
  frames.shift()?.()
  expect(added).toEqual([])
  frames.shift()?.()
  expect(added).toEqual([])
  // The first timer is the one that waits for no picture.
  timers[1]?.()
  expect(added).toEqual([])
  const [tell] = paints
  tell?.('first-paint')
  expect(added).toEqual([])
  tell?.('first-contentful-paint')
  expect(added).toHaveLength(3)
  expect(paints).toEqual([])
})

test('VDP-19 the widget that a site configures is let in, on pages with and without scripts', () => {
  const finish = createDocumentFinisher(stylesheet)
  for (const page of [rendered, '<!DOCTYPE html><p>Print</p>'])
    expect(finish(page, { widget: 'https://chat.example.com', tagManager: false, map: null }, nonce).policy).toMatch(
      /script-src 'self' https:\/\/chat\.example\.com/,
    )
})

test('a page without scripts stays as it is', () => {
  const plain = '<!DOCTYPE html><html><head></head><body><p>Print</p></body></html>'
  expect(createDocumentFinisher(stylesheet)(plain, null, null).html).toBe(plain)
})

test('API-04 only scripts of the server are allowed, not one in stored text, and no nonce is sent', () => {
  const strange = [
    '<script>evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<SCRIPT>evil()</SCRIPT>',
    '<script nonce="guessed" type="module" async="">evil()</script>',
  ]
  for (const stored of strange) {
    const { html, policy } = createDocumentFinisher(stylesheet)(
      rendered.replace('Car', () => stored),
      null,
      nonce,
    )
    expect(html).toContain(stored)
    expect(policy).not.toContain(sha('evil()'))
    for (const own of ['a()', code]) expect(policy).toContain(sha(own))
    expect(html).not.toContain(nonce)
  }
  expect(createDocumentFinisher(stylesheet)(rendered, null, null).policy).toContain("script-src 'self';")
})

describe('the check of the rendered document at the start of the server', () => {
  test('accepts a document that every expression matches', () => {
    expect(() => checkRenderedDocument(rendered, nonce)).not.toThrow()
  })

  test.each([
    ['the place of the stylesheet', '<style data-sheet="">', '<style data-sheet>', 'data-sheet'],
    ['the attributes of the module script', 'type="module" async=""', 'async="" type="module"', 'no script matches'],
    [
      'the module script without a nonce',
      `nonce="${nonce}" type="module"`,
      'type="module"',
      'module script does not have',
    ],
    ['the end of the preload links', `nonce="${nonce}"/>`, `nonce="${nonce}">`, 'a module preload does not match'],
    ['no preload links', /<link[^>]*>/g, '', 'there is no module preload'],
    ['router scripts without a nonce', `<script nonce="${nonce}">a`, '<script>a', 'inline scripts of the router'],
    ['another attribute for the nonce', 'nonce=', 'data-nonce=', 'do not have the nonce'],
    ['a second module script', '</body>', '<script type="module" async="">b()</script></body>', 'more than one'],
  ])('names %s', (_what, from, to, fault) => {
    const changed = rendered.replaceAll(from, to)
    expect(changed).not.toBe(rendered)
    expect(() => checkRenderedDocument(changed, nonce)).toThrow(fault)
  })

  test('names a missing nonce header', () => {
    expect(() => checkRenderedDocument(rendered, null)).toThrow('X-Script-Nonce')
  })
})

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as React from 'react'
import type * as ReactDOM from 'react-dom'
import type * as ReactDOMClient from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { findBuiltUses, findSourceUses } from './find-cut-uses.ts'
import { findFreeNames } from './free-names.ts'
import { leanFiles, listOtherVersions, makeLean } from './lean-libraries.ts'

const modules = join(import.meta.dirname, '../../node_modules')
const read = (path: string): string => readFileSync(join(modules, path), 'utf8')

/** A module as the build writes it into every page, in the form that Node runs. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the file exports
function run<Exports>(path: string, known: Readonly<Record<string, unknown>>): Exports {
  const exports = {}
  const code = makeLean(path, read(path)) ?? read(path)
  // oxlint-disable-next-line no-implied-eval -- the library's own code
  new Function('exports', 'require', code)(exports, (name: string) => known[name])
  return exports as Exports
}

test('the tables were written for the libraries that are installed', () => {
  expect(listOtherVersions()).toEqual([])
})

test('every file of the tables loses some of its code', () => {
  for (const path of leanFiles) {
    const code = read(path)
    expect(makeLean(path, code)?.length, path).toBeLessThan(code.length)
  }
})

test('no cut takes the declaration of a name that is still used', () => {
  for (const path of leanFiles) {
    const code = read(path)
    const before = findFreeNames(code)
    const lost = [...findFreeNames(makeLean(path, code) ?? code)].filter((name) => !before.has(name))
    expect(lost, path).toEqual([])
  }
})

test('loading the renderer makes no error, whose stack would be recorded while the page becomes interactive', () => {
  const load = createRequire(import.meta.url)
  const path = 'react-dom/cjs/react-dom-client.production.js'
  const countErrors = (code: string): number => {
    let made = 0
    // oxlint-disable-next-line no-implied-eval -- the library's own code
    new Function('exports', 'require', 'Error', code)({}, load, () => (made += 1))
    return made
  }
  expect(countErrors(read(path))).toBe(5)
  expect(countErrors(makeLean(path, read(path)) ?? '')).toBe(0)
})

test('a library that has changed, in code or in exports, is refused by name', () => {
  const client = 'react-dom/cjs/react-dom-client.production.js'
  expect(() => makeLean(client, read(client).replace('function getResource(', 'function findResource('))).toThrow(
    client,
  )
  const links = 'react-router/dist/production/lib/dom/ssr/links.js'
  expect(() => makeLean(links, 'export { getNewThing };')).toThrow(links)
  expect(makeLean('other/index.js', 'a')).toBeNull()
})

test('uses of what is cut are found, and nothing else', () => {
  const uses = [
    '(0,e.useReducer)(a,b)',
    't.Activity',
    '(0,a.jsx)(`input`,{onSelect:b})',
    '{onCompositionEnd:b}',
    '(0,a.jsx)(`style`,{href:`a`,precedence:`low`})',
    '(0,a.jsx)(n.Fragment,{ref:b,children:c})',
  ]
  for (const use of uses) expect(findBuiltUses(use), use).toHaveLength(1)
  expect(findBuiltUses('e.useState();t.Fragment;{onChange:a,onSelected:b,ref:c}')).toEqual([])
  expect(findSourceUses('<Link to="/" prefetch="intent">')).toHaveLength(1)
  expect(findSourceUses('export const clientMiddleware = []')).toHaveLength(1)
  expect(findSourceUses('<Link to="/" className="a">')).toEqual([])
})

test('the cut React hydrates, answers events, loads later parts and recovers from errors', async () => {
  const react = run<typeof React>('react/cjs/react.production.js', {})
  const dom = run<typeof ReactDOM>('react-dom/cjs/react-dom.production.js', { react })
  const scheduler: unknown = createRequire(import.meta.url)('scheduler')
  const { hydrateRoot } = run<typeof ReactDOMClient>('react-dom/cjs/react-dom-client.production.js', {
    react,
    'react-dom': dom,
    scheduler,
  })
  const { createElement: h, useState, Suspense, lazy, Component } = react

  class Contained extends Component<{ children: React.ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render() {
      return this.state.failed ? h('p', null, 'Sorry') : this.props.children
    }
  }
  const Later = lazy(() => Promise.resolve({ default: () => h('p', null, 'Later part') }))
  const Failing = () => {
    throw new Error('planned')
  }
  const effects: string[] = []
  function Page() {
    const [count, setCount] = useState(0)
    const [typed, setTyped] = useState('')
    const id = react.useId()
    const shown = react.useDeferredValue(count)
    const online = react.useSyncExternalStore(
      () => () => undefined,
      () => 'yes',
      () => 'no',
    )
    react.useLayoutEffect(() => void effects.push('layout'), [])
    react.useEffect(() => {
      effects.push(`shown ${shown}`)
      return () => void effects.push(`hidden ${shown}`)
    }, [shown])
    return h(
      'div',
      { 'data-online': online },
      h('button', { id, onClick: () => setCount(count + 1) }, `Pressed ${count}`),
      h('input', {
        value: typed,
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      }),
      h('output', null, typed),
      count > 0 && h(Suspense, { fallback: h('p', null, 'Wait') }, h(Later)),
      count > 1 && h(Contained, null, h(Failing)),
      count > 2 && dom.createPortal(h('aside', null, 'Beside'), document.body),
    )
  }

  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<div data-online="no"><button id="_R_0_">Pressed 0</button><input value=""><output></output></div>'
  const button = place.querySelector('button')
  const errors: unknown[] = []
  hydrateRoot(place, h(Page), { onRecoverableError: (error) => errors.push(error), onCaughtError: () => undefined })
  await vi.waitFor(() => expect(place.firstElementChild?.getAttribute('data-online')).toBe('yes'))
  expect(place.querySelector('button')).toBe(button)
  expect(effects).toEqual(['layout', 'shown 0'])

  button?.click()
  await vi.waitFor(() => expect(place.textContent).toContain('Pressed 1Later part'))
  await vi.waitFor(() => expect(effects).toEqual(['layout', 'shown 0', 'hidden 0', 'shown 1']))

  const input = place.querySelector('input')
  if (input === null) throw new Error('no field')
  // React reads the value that the prototype's setter stored, as after typing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, 'ute')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe('ute'))

  button?.click()
  await vi.waitFor(() => expect(place.textContent).toContain('Sorry'))
  button?.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Beside'))
  expect(errors).toEqual([])
})

test('the cut router finds the same route for each address as the whole one', () => {
  const path = 'react-router/dist/production/lib/router/utils.js'
  type MatchRoutes = (routes: readonly object[], at: string) => readonly object[] | null
  const loadMatch = (code: string): MatchRoutes =>
    // oxlint-disable-next-line no-implied-eval -- the library's own code
    new Function(
      'parsePath',
      'invariant',
      'warning',
      `${code.replace(/^(?:import|export) .+$/gm, '')}; return matchRoutes`,
    )(
      (at: string) => ({ pathname: at }),
      () => undefined,
      () => undefined,
    ) as MatchRoutes
  const matchWhole = loadMatch(read(path))
  const matchCut = loadMatch(makeLean(path, read(path)) ?? '')
  const paths = [
    'cars/:slug',
    'cars/:slug/:segment',
    'cars/trade-in',
    'Search/:condition?',
    ':model/accessories',
    'about-us',
    'about-us/team.html',
    ':lang?/legal',
    'files/*',
    'caf\u00e9/menu',
    'maybe?/end',
    '*',
  ]
  const routes = [
    { path: '', children: [{ index: true }, ...paths.map((one) => ({ path: one }))] },
    { path: '/feed.xml' },
  ]
  const addresses =
    '/ /cars /cars/ /cars/a /CARS/A/b /cars/a/b/c /cars/trade-in /cars//a /carsx /search /search/used ' +
    '/hilux/accessories /about-us /About-Us/ /about-us-2 ' +
    '/about-us/team.html /about-us/teamxhtml /legal /en/legal /files/a/b /files ' +
    '/caf%C3%A9/menu /cafe/menu /maybe/end /end /feed.xml /feed /%E0%A4%A /c%61rs/a /nothing/at/all //cars/a'
  for (const address of addresses.split(' '))
    expect(matchCut(routes, address), address).toEqual(matchWhole(routes, address))
  expect(matchWhole(routes, '/CARS/A/b')?.at(-1)).toMatchObject({ params: { slug: 'A', segment: 'b' } })
})

// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { find, perform } from '#ui/dom.testkit.tsx'
import type { MenuEntry } from './build-menu.ts'
import { MainMenu } from './main-menu.tsx'

const menu: readonly MenuEntry[] = [
  {
    label: 'Our Stock',
    href: '/stock',
    rightAligned: false,
    items: [
      { label: 'New', href: '/new' },
      { label: 'Used', href: '/used' },
    ],
  },
]

/** Renders the menu as the server does, lets the visitor act, and then runs its scripts. */
async function hydrate(before: (container: HTMLElement) => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const header = { trigger: 'hover', hideCaret: false, offsetPx: 0 } as const
  const element = <MainMenu menu={menu} header={header} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  before(container)
  const root = await act(async () => hydrateRoot(container, element))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
  })
  const entry = find(container, 'a[href="/stock"]')
  const more = find(container, 'button')
  return {
    entry,
    more,
    look: () => [
      find(container, '[data-panel]').classList.contains('hidden') ? 'closed' : 'open',
      more.getAttribute('aria-expanded'),
    ],
  }
}

const escape = () => perform(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))

test('NAV-02 a dropdown that focus opened before the scripts stays open, and Escape closes it', async () => {
  const { more, look } = await hydrate((container) => find(container, 'a[href="/stock"]').focus())
  expect(look()).toEqual(['open', 'true'])
  await escape()
  expect(look()).toEqual(['closed', 'false'])
  expect(document.activeElement).toBe(more)
})

test('NAV-02 the focus that passes leaves a dropdown closed, and its button opens and closes it', async () => {
  const { entry, more, look } = await hydrate(() => undefined)
  expect(look()).toEqual(['closed', 'false'])
  await perform(() => entry.focus())
  expect(look()).toEqual(['closed', 'false'])
  await perform(() => more.click())
  expect(look()).toEqual(['open', 'true'])
  await perform(() => more.click())
  expect(look()).toEqual(['closed', 'false'])
})

test('NAV-02 Escape closes a dropdown that the pointer opened, wherever the focus is', async () => {
  const { more, look } = await hydrate(() => undefined)
  await perform(() => void more.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
  expect(look()).toEqual(['open', 'true'])
  await escape()
  expect(look()).toEqual(['closed', 'false'])
  expect(document.activeElement).toBe(document.body)
})

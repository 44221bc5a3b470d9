import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/**
 * Renders into a document for tests of components and hooks, in files with the environment happy-dom. The root is
 * unmounted and the document emptied when the test has finished.
 */
export async function render(element: ReactNode): Promise<{
  readonly container: HTMLElement
  readonly rerender: (next: ReactNode) => Promise<void>
}> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const rerender = (next: ReactNode): Promise<void> => act(async () => root.render(next))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    // oxlint-disable-next-line eslint/no-restricted-globals -- a test begins without drafts of the one before
    sessionStorage.clear()
  })
  await rerender(element)
  return { container, rerender }
}

/** The one element that the selector finds within `root`. Throws where there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in querySelector, the caller knows the kind
export function find<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind {
  const element = root.querySelector<Kind>(selector)
  if (element === null) throw new Error(`nothing matches ${selector}`)
  return element
}

/** Does something that a visitor would do and waits for what React makes of it. */
export async function perform(action: () => void): Promise<void> {
  await act(async () => action())
}

/** Types a text into a field as a browser reports it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await perform(() => {
    // React hears of a change only where the value was not set through the property that it watches.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Text of an element; '' where the attribute names none. */
export function describedText(control: Element, attribute: 'aria-describedby' | 'aria-labelledby'): string {
  const ids = control.getAttribute(attribute)?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/**
 * Renders into a document, for tests of components and hooks with the environment happy-dom. Unmounts the root and
 * empties the document after the test.
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

/** Finds the single element that matches the selector within `root`. Throws when there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in querySelector, the caller knows the kind
export function find<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind {
  const element = root.querySelector<Kind>(selector)
  if (element === null) throw new Error(`nothing matches ${selector}`)
  return element
}

/** Performs an action of a visitor and waits until React has rendered. */
export async function perform(action: () => void): Promise<void> {
  await act(async () => action())
}

/** Sets the text of a field and fires the input event of a browser. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await perform(() => {
    // React ignores a value that was set through the property it overrides on the element.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Text of the elements that the attribute refers to; '' when it refers to none. */
export function describedText(control: Element, attribute: 'aria-describedby' | 'aria-labelledby'): string {
  const ids = control.getAttribute(attribute)?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

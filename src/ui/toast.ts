import { announce } from './announce.ts'
import { iconShapes } from './icon-shapes.ts'

const boxClass =
  'fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-md items-start gap-3 rounded-site border border-line ' +
  'bg-surface p-4 text-text shadow-2xl sm:left-auto sm:mx-0'
const closeIcon = `<svg aria-hidden="true" viewBox="0 0 24 24" class="icon size-5">${iconShapes.close}</svg>`

export interface Toast {
  readonly title: string
  readonly text: string
  /** 'failure' interrupts a screen reader; 'done' waits for a pause, in the live region of the frame. */
  readonly kind: 'done' | 'failure'
  readonly link: { readonly text: string; readonly href: string } | null
}

/** Milliseconds for which a toast stays: long enough to read it twice and to reach its link. */
const shownMs = 10_000

/** Milliseconds after which the element of a toast that is no longer shown leaves the page (NAV-08). */
const forgottenMs = 1_000_000

let hideShown = (): void => undefined
let isShown = false
let waiting: readonly (() => void)[] = []

/** Runs a task when no toast is on the screen: at once, or when the visitor has seen the one that is there. */
export function whenNoToast(task: () => void): void {
  if (isShown) waiting = [...waiting, task]
  else task()
}

function build<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/**
 * Shows a short message at the bottom of the page, in place of an earlier one. It stays while it has the pointer or the
 * focus; Escape dismisses it, because it may cover what has the focus. Made of plain elements, so that the pages that
 * may need it carry none of its code.
 */
export function showToast({ title, text, kind, link }: Toast): void {
  hideShown()
  const box = build('div', boxClass)
  // A status that is added to the page with its words is often not spoken; the region of the frame is there already.
  if (kind === 'failure') box.setAttribute('role', 'alert')
  else {
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', title)
    announce(`${title}. ${text}`)
  }
  const words = build('div', 'grid min-w-0 grow gap-1')
  words.append(build('p', `font-semibold ${kind === 'failure' ? 'text-danger' : ''}`, title), build('p', '', text))
  if (link !== null) {
    const anchor = build('a', 'min-h-11 inline-flex items-center w-fit text-link underline', link.text)
    anchor.href = link.href
    anchor.dataset.nav = ''
    anchor.addEventListener('click', () => setTimeout(hide))
    words.append(anchor)
  }
  const close = build('button', 'grid size-11 -m-2 place-items-center rounded-full hover:bg-surface-alt')
  close.type = 'button'
  close.setAttribute('aria-label', 'Dismiss')
  close.innerHTML = closeIcon
  close.addEventListener('click', hide)
  box.append(words, close)

  const cameFrom = document.activeElement
  let timer = setTimeout(hide, shownMs)
  const wait = (): void => clearTimeout(timer)
  const goOn = (): void => {
    wait()
    timer = setTimeout(hide, shownMs)
  }
  box.addEventListener('pointerenter', wait)
  box.addEventListener('focusin', wait)
  box.addEventListener('pointerleave', goOn)
  box.addEventListener('focusout', goOn)
  const hideOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide()
  }
  document.addEventListener('keydown', hideOnEscape)
  function remove(): void {
    wait()
    document.removeEventListener('keydown', hideOnEscape)
    const hadFocus = box.contains(document.activeElement)
    box.hidden = true
    box.removeAttribute('role')
    setTimeout(() => box.remove(), forgottenMs)
    if (hadFocus && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
  }
  function hide(): void {
    remove()
    isShown = false
    const tasks = waiting
    waiting = []
    for (const task of tasks) task()
  }
  hideShown = remove
  isShown = true
  document.body.append(box)
}

import { announce } from '#ui/announce.ts'
import { buttonClass } from '#ui/button-class.ts'
import { whenNoToast } from '#ui/toast.ts'
import type { PasskeyResult } from './passkey-client.ts'
import { canKeepPasskey, dismissOffer, isOfferDismissed, passkeyAddedEvent, passkeyListId } from './passkey-support.ts'

const boxClass =
  'fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 rounded-site border border-line ' +
  'bg-surface p-4 text-text shadow-2xl sm:right-auto sm:mx-0 max-lg:in-data-bottom-bar:bottom-22'

function build<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/**
 * Offers a passkey to a visitor who has just signed in, where the device can keep one and the offer was not dismissed
 * in this browser (AUTH-01). It waits for the message of what the visitor signed in for, takes no focus and covers
 * nothing but a corner. Made of plain elements, so that pages carry none of its code.
 */
export async function offerPasskey(): Promise<void> {
  if (isOfferDismissed() || !(await canKeepPasskey())) return
  // The garage has a button of its own.
  if (document.getElementById(passkeyListId) !== null) return
  whenNoToast(show)
}

function show(): void {
  const box = build('section', boxClass)
  const heading = build('h2', 'text-base font-semibold', 'Sign in faster next time')
  heading.id = 'passkey-offer'
  box.setAttribute('aria-labelledby', heading.id)
  const text = build(
    'p',
    '',
    'Set up a passkey and sign in with your fingerprint, face or screen lock. You will not need a code.',
  )
  const problem = build('p', 'font-semibold text-danger')
  problem.setAttribute('role', 'alert')
  problem.hidden = true
  const add = build('button', buttonClass('filled'), 'Set up a passkey')
  const dismiss = build('button', buttonClass('outlined'), 'Not now')
  add.type = 'button'
  dismiss.type = 'button'
  const buttons = build('div', 'flex flex-wrap gap-3')
  buttons.append(add, dismiss)
  box.append(heading, text, problem, buttons)

  function close(): void {
    window.removeEventListener(passkeyAddedEvent, markAdded)
    box.remove()
  }
  function markAdded(): void {
    heading.textContent = 'Your passkey is ready'
    text.textContent = 'Next time choose ‘Sign in with a passkey’. You can remove it under your details.'
    problem.hidden = true
    announce(`${heading.textContent}. ${text.textContent}`)
    add.remove()
    dismiss.textContent = 'Close'
    // The button that had the focus is gone.
    if (box.contains(document.activeElement) || document.activeElement === document.body) dismiss.focus()
  }
  async function tryToAdd(): Promise<void> {
    add.disabled = true
    const result = await load()
    add.disabled = false
    if (result.ok) return
    problem.textContent = result.message
    problem.hidden = false
    if (box.isConnected) add.focus()
  }
  add.addEventListener('click', () => void tryToAdd())
  dismiss.addEventListener('click', () => {
    dismissOffer()
    close()
  })
  window.addEventListener(passkeyAddedEvent, markAdded)
  document.body.append(box)
  announce(heading.textContent)
}

async function load(): Promise<PasskeyResult> {
  try {
    const { addPasskey } = await import('./passkey-client.ts')
    return await addPasskey()
  } catch {
    return { ok: false, message: 'We could not reach the website. Check your connection and try again.' }
  }
}

import { announcerId } from './announcer-id.ts'

/**
 * Announces a change to screen readers in the live region. Nothing is visible; on a page without a frame nothing
 * happens.
 */
export function announce(text: string): void {
  // A new element is announced even if its text equals the previous one.
  const words = document.createElement('p')
  words.textContent = text
  document.getElementById(announcerId)?.replaceChildren(words)
}

import { announcerId } from './announcer-id.ts'

/**
 * Tells users of screen readers of a change, once they are idle. Nothing is shown; a page without a frame says nothing.
 */
export function announce(text: string): void {
  // A new element is announced even where its text is the same as before.
  const words = document.createElement('p')
  words.textContent = text
  document.getElementById(announcerId)?.replaceChildren(words)
}

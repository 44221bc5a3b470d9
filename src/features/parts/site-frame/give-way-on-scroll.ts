/** Scrolling by fewer pixels is jitter of a resting finger, and does not move the bars. */
const leastMove = 12
/** Pixels at the top of a page where header and toolbar always stay. */
const top = 160

let follows = false

/**
 * Marks the document with `data-reading` while the visitor scrolls down, so that header and toolbar (`gives-way`) leave
 * the screen of a phone, and takes the mark away on the way up, at the top, and when one of them gets the focus: what
 * has the keyboard's focus is never off the screen. Later calls do nothing.
 */
export function giveWayOnScroll(): void {
  if (follows) return
  follows = true
  const root = document.documentElement
  let last = window.scrollY
  const mark = (isReading: boolean): void => {
    // Setting the same again would make the browser look at the styles of the whole page.
    if (isReading !== root.hasAttribute('data-reading')) root.toggleAttribute('data-reading', isReading)
  }
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY
      const move = now - last
      if (now <= top) mark(false)
      else if (Math.abs(move) < leastMove) return
      else if (move < 0) mark(false)
      // More than a screen at once is a jump, such as the way back to where the visitor was, and not reading.
      else if (move < window.innerHeight && !isUsed(document.activeElement) && areStuck()) mark(true)
      last = now
    },
    { passive: true },
  )
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && isUsed(target)) mark(false)
  })
}

/** Whether the element is one of the header or the toolbar and has the focus of a keyboard or takes text. */
function isUsed(element: Element | null): boolean {
  return element !== null && element.matches(':focus-visible') && element.closest('.gives-way') !== null
}

/** Whether the bars stand at the top of the screen. One that is further down would leave a hole in the page. */
function areStuck(): boolean {
  let below = 0
  for (const bar of document.querySelectorAll('.gives-way')) {
    const { top: from, bottom } = bar.getBoundingClientRect()
    // Browsers round where a bar sticks.
    if (from > below + 1) return false
    below = Math.max(below, bottom)
  }
  return true
}

/**
 * Where a key moves the focus in a menu of dropdowns (NAV-02): up and down through the links of an entry and its panel,
 * round the ends; to the first and last link of the panel; left and right to the neighbouring entries. null: the key is
 * not the menu's. `entry`: the item of the menu that holds the focus.
 */
export function findFocusTarget(entry: Element, focused: Element | null, key: string): HTMLElement | null {
  const [own, ...links] = entry.querySelectorAll<HTMLElement>('a,summary')
  const at = links.findIndex((link) => link === focused)
  switch (key) {
    case 'ArrowDown':
      return links[(at + 1) % links.length] ?? null
    case 'ArrowUp':
      return at === 0 ? (own ?? null) : (links[at < 0 ? links.length - 1 : at - 1] ?? null)
    case 'Home':
      return at < 0 ? null : (links[0] ?? null)
    case 'End':
      return at < 0 ? null : (links.at(-1) ?? null)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = key === 'ArrowLeft' ? entry.previousElementSibling : entry.nextElementSibling
      return to?.querySelector<HTMLElement>('a,summary') ?? null
    }
    default:
      return null
  }
}

/** Moves the focus in the list of the menu. A panel that opens with the key takes the focus once it is drawn. */
export function moveMenuFocus(list: Element, key: string): void {
  const { activeElement } = document
  const entry = [...list.children].find((child) => child.contains(activeElement))
  const target = entry === undefined ? null : findFocusTarget(entry, activeElement, key)
  if (target === null) return
  if (target.tagName !== 'SUMMARY') target.closest('details')?.setAttribute('open', '')
  requestAnimationFrame(() => target.focus())
}

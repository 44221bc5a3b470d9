import type { MenuEntry } from './build-menu.ts'

/** What a page's data carries where the menu is not the site's. */
export interface PageMenu {
  readonly pageMenu?: readonly MenuEntry[]
}

/** The menu among the data of the pages that are shown; undefined: the site's. */
export function findPageMenu(loaded: readonly unknown[]): readonly MenuEntry[] | undefined {
  const found = loaded.findLast((data) => typeof data === 'object' && data !== null && 'pageMenu' in data)
  return (found as PageMenu | undefined)?.pageMenu
}

import type { MenuEntry } from './build-menu.ts'
import type { ContactBarView } from './contact-bar-view.ts'

/** What a page's data carries where the menu is not the site's. */
export interface PageMenu {
  readonly pageMenu?: readonly MenuEntry[]
}

/** What a page's data carries where it knows better what its bar offers (NAV-07). */
export interface PageBar {
  readonly pageBar?: Partial<ContactBarView>
}

type PageData = PageMenu & PageBar

/** One of them among the data of the pages that are shown; undefined: that of the site. */
export const findPageData = <Key extends keyof PageData>(loaded: readonly unknown[], key: Key) =>
  (loaded as readonly (PageData | null | undefined)[]).findLast((data) => data?.[key])?.[key]

import type { ContactBarView } from './contact-bar-view.ts'

/** What a page's data carries where its bar is not the site's. */
export interface PageBar {
  readonly pageBar?: Partial<ContactBarView>
}

/** The bar of the site with what the pages that are shown change of it. */
export function findPageBar(bar: ContactBarView | null, loaded: readonly unknown[]): ContactBarView | null {
  const found = loaded.findLast((data) => typeof data === 'object' && data !== null && 'pageBar' in data)
  return bar && { ...bar, ...(found as PageBar | undefined)?.pageBar }
}

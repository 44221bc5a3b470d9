import { describeTotal } from './describe-total.ts'
import type { SearchPage } from '../search-page.ts'

/** How many vehicles a search has; nothing where that is not known. */
export function Total({ total, failed }: Pick<SearchPage<unknown>, 'total' | 'failed'>) {
  return failed ? null : describeTotal(total)
}

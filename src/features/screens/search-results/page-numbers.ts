/**
 * The first, the last and the current page and the neighbours of the current one. What is left out is drawn as an
 * ellipsis, which stands for two pages at least: a single page takes no more room than the ellipsis.
 */
export function listPageNumbers(current: number, pages: number): readonly number[] {
  const wanted = new Set([1, current - 1, current, current + 1, pages])
  const isGap = (page: number): boolean => !wanted.has(page) && wanted.has(page - 1) && wanted.has(page + 1)
  return Array.from({ length: pages }, (_, index) => index + 1).filter((page) => wanted.has(page) || isGap(page))
}

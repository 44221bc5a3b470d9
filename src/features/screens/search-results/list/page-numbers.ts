/**
 * The first, the last and the current page and the neighbours of the current one. What is left out is drawn as an
 * ellipsis, which stands for two pages at least: a single page takes no more room than the ellipsis.
 */
export function listPageNumbers(current: number, pages: number): readonly number[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((a, b) => a - b)
  return wanted.flatMap((page, index) => (page - (wanted[index - 1] ?? page) === 2 ? [page - 1, page] : [page]))
}

/** Places that the tiles leave blank in the last of their rows. */
const countBlanks = (tiles: number, columns: number): number => (columns - (tiles % columns)) % columns

/**
 * Whether five tiles stand beside each other on a wide page and not four: where that leaves fewer places blank. All
 * groups of a page are counted together, so that its tiles are of one size.
 */
export function hasFiveColumns(groups: readonly number[]): boolean {
  const blanks = (columns: number) => groups.reduce((sum, tiles) => sum + countBlanks(tiles, columns), 0)
  return blanks(5) < blanks(4)
}

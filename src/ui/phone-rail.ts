/**
 * Classes of a list that stands in a grid, and on a phone in one row that a finger swipes, so that what follows is not
 * several screens further down. The items hold links, by which the keyboard reaches each of them.
 */
export const phoneRail = {
  list:
    'max-sm:relative max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 ' +
    'max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-4',
  item: 'max-sm:w-[84vw] max-sm:max-w-96 max-sm:shrink-0 max-sm:snap-start',
} as const

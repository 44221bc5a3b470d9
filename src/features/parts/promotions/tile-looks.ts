/**
 * The look of a large link with its icon, the same in each block that has such links. The words stand beside the icon,
 * and large text below it; the arrow stands at the end of either.
 */
export const tileLook =
  'large-tile group relative flex h-full min-h-24 flex-wrap items-center gap-4 rounded-site border border-line ' +
  'bg-surface py-5 shadow-site transition-colors hover:border-brand motion-reduce:transition-none'

/** On the list of many: on a phone each is one line, without the sentence below its name. */
export const manyTiles = 'many-tiles'

/** The ground of its icon. */
export const tileIconLook = 'grid size-14 shrink-0 place-items-center rounded-full bg-surface-alt text-brand'

/** Drawings of the posts that the platform writes (see post-scene.tsx). */
export const sceneNames = [
  'road',
  'ute',
  'plug',
  'spanner',
  'caravan',
  'papers',
  'tyre',
  'scales',
  'keys',
  'wagon',
  'disc',
  'home',
  'price',
  'hitch',
  'camp',
] as const
export type SceneName = (typeof sceneNames)[number]

import type { Site } from '../site.ts'
import type { SceneName } from './scene-names.ts'

/** The picture that the site shows in place of a drawing; null: it has none, and the drawing stands there. */
export const findScenePicture = (site: Site, scene: SceneName | null): string | null =>
  site.content.scene_pictures.find((entry) => entry.scene === scene)?.image ?? null

import type { BlogCategory } from '#domain/blog/blog-categories.ts'
import type { SceneName } from '#site/content/scene-names.ts'

/** A post as its card shows it (CONTENT-08). */
export interface BlogCard {
  readonly title: string
  readonly summary: string
  readonly href: string
  readonly category: BlogCategory
  /** '14 August 2026' */
  readonly date: string
  /** '2026-08-14' */
  readonly published: string
  /** '3 min read' */
  readonly length: string
  /** Picture of the post; null: the drawing `scene` stands in its place. */
  readonly image: string | null
  readonly scene: SceneName
  /** Width and height of the picture in CSS pixels (CARD-04); a phone shows it wider. */
  readonly pictureSize: readonly [width: number, height: number]
}

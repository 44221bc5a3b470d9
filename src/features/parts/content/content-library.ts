import type { TemplateName } from '#site/site.ts'
import type { PlatformPageId } from '#site/content/platform-pages.ts'
import type { BlogCategory } from '#domain/blog/blog-categories.ts'
import type { BannerSubject } from './default-banner.ts'
import type { SceneName } from '#site/content/scene-names.ts'

interface PageLink {
  readonly text: string
  readonly href: string
}

/** A page that the platform writes, as its file has it: placeholders are not filled yet. */
export interface PlatformText {
  readonly title: string
  readonly description: string
  readonly intro?: string | undefined
  readonly image?: BannerSubject | undefined
  readonly scene?: SceneName | undefined
  readonly dated?: string | undefined
  readonly buttons: readonly PageLink[]
  readonly related: readonly PageLink[]
  readonly body: string
}

/** A post that the platform writes, as its file has it. */
export interface PlatformPost {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: BlogCategory
  readonly scene: SceneName
  readonly published: string
  readonly templates?: readonly TemplateName[] | undefined
  readonly body: string
}

/** Every text that the platform writes. */
export interface ContentLibrary {
  /** The text of a page for a template: the template's own, else that for all. */
  findPage(id: PlatformPageId, template: TemplateName): PlatformText
  readonly posts: readonly PlatformPost[]
}

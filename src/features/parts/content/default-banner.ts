import type { Site } from '#site/site.ts'

/** Subjects for which every site has a banner picture, its own or the platform's (CONTENT-02). */
export const bannerSubjects = ['offers', 'finance', 'contact', 'fleet', 'parts', 'blog'] as const
export type BannerSubject = (typeof bannerSubjects)[number]

/** The picture behind the heading of a page without one of its own. */
export const resolveDefaultBanner = (site: Site, subject: BannerSubject): string =>
  site.content.default_banners[subject]

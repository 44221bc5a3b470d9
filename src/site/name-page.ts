import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { resolveNavigation, type NavigationLink } from './resolve-navigation.ts'
import type { Site } from './site.ts'

/**
 * The plain name of a page, for the breadcrumb and the title of its document: what the site's menu calls it, an entry
 * of the header before a link below one, else `plain`. The heading of a page may be a slogan, which tells nobody where
 * they are.
 */
export function namePage(site: Site, path: string, plain: string): string {
  const { header, footer, footerLinks } = resolveNavigation(site)
  const links: readonly NavigationLink[] = [
    ...header,
    ...header.flatMap(({ dropdown }) => dropdown),
    ...footer.flatMap((column) => column.links),
    ...footerLinks,
  ]
  const bare = trimTrailingSlashes(path)
  return links.find(({ href }) => trimTrailingSlashes(href) === bare)?.name ?? plain
}

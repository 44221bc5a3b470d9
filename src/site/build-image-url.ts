import type { Site } from './site.ts'

/** Route of the platform that resizes and caches pictures. */
const ownImageRoute = '/images'

export interface ImageSize {
  /** Device pixels. */
  readonly width: number
  readonly height?: number
}

/**
 * The address of a picture in a size (TEN-14): base of the image CDN where one is configured, else the platform's own route,
 * with the source and the size as parameters. Without a size it is the picture as it came.
 */
export function buildImageUrl(site: Pick<Site, 'images'>, source: string, size?: ImageSize): string {
  const base = (site.images.cdn_base ?? ownImageRoute).replace(/\/+$/, '')
  const parameters = new URLSearchParams({ url: source })
  if (size !== undefined) parameters.set('w', String(size.width))
  if (size?.height !== undefined) parameters.set('h', String(size.height))
  return `${base}?${parameters.toString()}`
}

/** A named size of the configuration (CARD-04). */
export function buildPresetImageUrl(site: Pick<Site, 'images'>, source: string, preset: keyof Site['images']['presets']): string {
  return buildImageUrl(site, source, site.images.presets[preset])
}

import { describe, expect, test } from 'vitest'
import { buildImageUrl, buildPresetImageUrl } from './build-image-url.ts'
import { buildTestSite } from './test-site.ts'

describe('TEN-14 image addresses', () => {
  const source = 'https://feeds.example/a b/1.jpg?x=1&y=2'

  test("TEN-14 the default is the platform's own image route", () => {
    expect(buildImageUrl(buildTestSite(), '/vehicle-art/a.svg', { width: 640 })).toBe('/images?url=%2Fvehicle-art%2Fa.svg&w=640')
  })

  test('TEN-14 a configured CDN base stands in front, whatever the source holds', () => {
    const site = buildTestSite({ images: { cdn_base: 'https://cdn.example/pictures/' } })
    const url = new URL(buildImageUrl(site, source, { width: 640, height: 480 }))
    expect(`${url.origin}${url.pathname}`).toBe('https://cdn.example/pictures')
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: source, w: '640', h: '480' })
  })

  test('TEN-14 CARD-04 named sizes come from configuration', () => {
    expect(buildPresetImageUrl(buildTestSite(), '/a.jpg', 'blog_card')).toBe('/images?url=%2Fa.jpg&w=375&h=375')
    expect(buildPresetImageUrl(buildTestSite(), '/a.jpg', 'image_card')).toBe('/images?url=%2Fa.jpg&w=150&h=41')
    expect(buildPresetImageUrl(buildTestSite({ images: { presets: { blog_card: { width: 400 } } } }), '/a.jpg', 'blog_card')).toBe('/images?url=%2Fa.jpg&w=400&h=375')
  })
})

import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { findArticle } from './find-article.server.ts'

test('CONTENT-10 a page has the picture that its site has for the drawing, unless it has one of its own', () => {
  const scene_pictures = [{ scene: 'road' as const, image: '/ours/road.webp' }]
  const page = { path: '/pages/visit-us', title: 'Us', scene: 'road' as const }
  const imageOf = (path: string, content: DocumentPart['content']) =>
    findArticle(buildTestSite({ content }), path)?.image
  expect(imageOf('/about-us', { scene_pictures })).toBe('/ours/road.webp')
  expect(imageOf('/about-us', {})).toBeNull()
  expect(imageOf('/pages/visit-us', { scene_pictures, pages: [page] })).toBe('/ours/road.webp')
  expect(imageOf('/pages/visit-us', { scene_pictures, pages: [{ ...page, image: '/own.webp' }] })).toBe('/own.webp')
})

import { describe, expect, test } from 'vitest'
import type { ContentLibrary, PlatformPost } from '#features/parts/content/content-library.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildFeed } from './build-feed.server.ts'
import { buildBlogCards, listPosts } from './blog-posts.server.ts'

const postOf = (slug: string, published: string, more: Partial<PlatformPost> = {}): PlatformPost => ({
  slug,
  title: `Post ${slug}`,
  summary: `About ${slug}.`,
  category: 'motoring-tips',
  scene: 'road',
  published,
  body: 'Text',
  ...more,
})
const libraryOf = (...posts: readonly PlatformPost[]): ContentLibrary => ({
  posts,
  findPage: () => {
    throw new Error('no pages here')
  },
})
const noon = Date.parse('2026-06-15T12:00:00+08:00')
const own = { slug: 'ours', title: 'Ours', summary: 'Our post.', body: 'Text', published: '2026-06-01' }
const slugsOf = (part: DocumentPart, library: ContentLibrary, nowMs = noon) =>
  listPosts(buildTestSite(part), nowMs, library).posts.map(({ slug }) => slug)

describe('the posts of a site', () => {
  test('CONTENT-08 are its own and those of the platform, newest first; its own wins', () => {
    const library = libraryOf(postOf('a', '2026-05-01'), postOf('b', '2026-06-10'), postOf('ours', '2026-06-12'))
    expect(slugsOf({ content: { blog: [own] } }, library)).toEqual(['b', 'ours', 'a'])
  })

  test('CONTENT-08 say how long they take to read, in whole minutes rounded up', () => {
    const lengthOf = (words: number) =>
      listPosts(buildTestSite({}), noon, libraryOf(postOf('a', '2026-05-01', { body: 'word '.repeat(words) }))).posts[0]
        ?.length
    expect([0, 200, 201].map(lengthOf)).toEqual(['1 min read', '1 min read', '2 min read'])
  })

  test('CONTENT-08 a post of the site without a picture has its own drawing, else that of its category', () => {
    const sceneOf = (scene: 'price' | null) => {
      const site = buildTestSite({ content: { blog: [{ ...own, category: 'buyer-advice', scene }] } })
      return listPosts(site, noon, libraryOf()).posts[0]?.scene
    }
    expect([sceneOf('price'), sceneOf(null)]).toEqual(['price', 'keys'])
  })

  test('CONTENT-08 the picture that a site has for a drawing stands in its place on every post without its own', () => {
    const imagesOf = (image: string | null) => {
      const content = {
        blog: [{ ...own, scene: 'ute' as const, image }],
        scene_pictures: [{ scene: 'ute' as const, image: '/pictures-of-ours/ute.webp' }],
      }
      const posts = libraryOf(postOf('b', '2026-05-02', { scene: 'ute' }), postOf('a', '2026-05-01'))
      return listPosts(buildTestSite({ content }), noon, posts).posts.map((post) => post.image)
    }
    expect(imagesOf(null)).toEqual(['/pictures-of-ours/ute.webp', '/pictures-of-ours/ute.webp', null])
    expect(imagesOf('/own.webp')).toEqual(['/own.webp', '/pictures-of-ours/ute.webp', null])
  })

  test('CONTENT-08 a post for other templates is not there', () => {
    const library = libraryOf(postOf('vans', '2026-05-01', { templates: ['leisure'] }))
    expect(slugsOf({ template: 'leisure' }, library)).toEqual(['vans'])
    expect(slugsOf({ template: 'classic' }, library)).toEqual([])
  })

  test('CONTENT-08 a post comes out at midnight of its day where the site is', () => {
    const library = libraryOf(postOf('soon', '2026-06-16'))
    const midnight = Date.parse('2026-06-16T00:00:00+08:00')
    const perth: DocumentPart = { time_zone: 'Australia/Perth' }
    expect(slugsOf(perth, library, midnight - 1)).toEqual([])
    expect(slugsOf(perth, library, midnight)).toEqual(['soon'])
    expect(listPosts(buildTestSite(perth), noon, library).until).toBe(midnight)
    expect(listPosts(buildTestSite(perth), midnight, library).until).toBe(Number.POSITIVE_INFINITY)
  })

  test('CONTENT-08 each stands below its category', () => {
    const library = libraryOf(postOf('a', '2026-05-01', { category: '4x4xmore-adventures' }))
    expect(listPosts(buildTestSite(), noon, library).posts[0]?.href).toBe('/blog/4x4xmore-adventures/a')
  })

  test('CONTENT-08 a site takes its blog away like a page', () => {
    const site = buildTestSite({ content: { blog: [own], hidden_pages: ['/blog'] } })
    expect(buildBlogCards(site, noon, 3).cards).toEqual([])
  })

  test('CONTENT-12 the home page gets as many cards as it asks for, without their texts', () => {
    const { cards } = buildBlogCards(buildTestSite({ content: { blog: [own] } }), noon, 3)
    expect(cards).toHaveLength(3)
    expect(cards.every((card) => !('body' in card))).toBe(true)
  })
})

test('CONTENT-08 the feed escapes what a post says and has absolute addresses', () => {
  const site = buildTestSite({ name: 'A & <B>' })
  const library = libraryOf(postOf('a', '2026-05-01', { title: 'x ]]> <script>\u0000\u{1F697}' }))
  const feed = buildFeed(site, listPosts(site, noon, library).posts, 'https://a.example')
  expect(feed).toContain('<title>A &amp; &lt;B&gt; blog</title>')
  expect(feed).toContain('<link>https://a.example/blog/motoring-tips/a</link>')
  expect(feed).toContain('Fri, 01 May 2026 00:00:00 GMT')
  expect(feed).not.toContain('<script')
  expect(feed).not.toContain('\u0000')
  expect(feed).toContain('\u{1F697}')
})

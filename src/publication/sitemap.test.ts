import sax from 'sax'
import { expect, test } from 'vitest'
import { buildSitemapIndex, buildSitemapPart, countParts, mostInPart, type SitemapEntry } from './sitemap.ts'

const origin = 'https://www.dealer.com.au'

/** Texts of all elements of a name. Throws where the text is not well-formed XML. */
function readXml(xml: string, wanted: string): readonly string[] {
  const found: string[] = []
  const parser = sax.parser(true)
  let inside = false
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name }: { name: string }) => void (inside = name === wanted),
    onclosetag: () => void (inside = false),
    ontext: (text: string) => void (inside && found.push(text)),
  })
  parser.write(xml).close()
  return found
}

test('API-05 a sitemap names absolute addresses with their last change, escaped and percent-encoded', () => {
  const entries: readonly SitemapEntry[] = [
    { path: '/', changed: null },
    { path: '/cars/a&b<c', changed: '2026-11-01T00:00:00.000Z' },
    { path: '/search/citroën', changed: null },
    { path: '/search/land%20rover', changed: null },
  ]
  const xml = buildSitemapPart(entries, 1, origin) ?? ''
  expect(readXml(xml, 'loc')).toEqual([
    `${origin}/`,
    `${origin}/cars/a&b%3Cc`,
    `${origin}/search/citro%C3%ABn`,
    `${origin}/search/land%20rover`,
  ])
  expect(readXml(xml, 'lastmod')).toEqual(['2026-11-01T00:00:00.000Z'])
})

test.each([
  [0, 1],
  [1, 1],
  [mostInPart, 1],
  [mostInPart + 1, 2],
  [mostInPart * 2, 2],
])('API-05 %i addresses make %i parts, which hold each address once', (count, parts) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    path: `/cars/${index}`,
    changed: `2026-01-0${1 + (index % 9)}T00:00:00.000Z`,
  }))
  expect(countParts(count)).toBe(parts)
  const index = buildSitemapIndex(entries, origin)
  expect(readXml(index, 'loc')).toEqual(Array.from({ length: parts }, (_, at) => `${origin}/sitemaps/${at + 1}.xml`))
  if (count > 8) expect(readXml(index, 'lastmod')[0]).toBe('2026-01-09T00:00:00.000Z')
  const all = Array.from({ length: parts }, (_, at) => buildSitemapPart(entries, at + 1, origin) ?? '')
  expect(all.reduce((sum, part) => sum + part.split('<loc>').length - 1, 0)).toBe(count)
  for (const wrong of [0, parts + 1, 1.5]) expect(buildSitemapPart(entries, wrong, origin)).toBeNull()
})

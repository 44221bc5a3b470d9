import { readFile } from 'node:fs/promises'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildFooterColumns, buildMenu } from '#features/parts/site-frame/build-menu.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import type { Site } from '#site/site.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { loader as loadSearch } from './parts-search.tsx'
import { loader as loadParts } from './parts.tsx'

const search = { facetValues: () => Promise.resolve([]) } as unknown as RequestContext['search']

/** 200, or the status of what the loader throws. */
async function statusOf(load: (route: never) => unknown, site: Site, path: string): Promise<number> {
  const context = new RouterContextProvider()
  const services: Partial<RequestContext> = { site, ctx: buildSiteContext(site.slug), search }
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(path, 'http://test-site.localhost')
  try {
    await load({ context, url, request: new Request(url), params: {} } as never)
    return 200
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}

/** The pages that the guide for a new dealer hides for a dealer without workshop and parts. */
async function readHiddenPages(): Promise<readonly string[]> {
  const guide = await readFile(new URL('../../docs/guides/new-dealer.md', import.meta.url), 'utf8')
  const [, list = ''] = /hidden_pages: \[([^\]]*)\]/.exec(guide) ?? []
  return list.split(',').map((path) => path.trim())
}

test('CONTENT-10 CONTENT-09 a dealer without parts has no pages of parts', async () => {
  const hidden = buildTestSite({ content: { hidden_pages: ['/vehicle-parts-and-accessories'] } })
  const statuses = async (site: Site) => [
    await statusOf(loadParts, site, site.routes.parts),
    await statusOf(loadSearch, site, '/parts/search?q=bar'),
  ]
  expect(await statuses(buildTestSite())).toEqual([200, 200])
  expect(await statuses(hidden)).toEqual([404, 404])
})

test('CONTENT-10 the pages that the guide hides leave no link to service and parts', async () => {
  const hidden_pages = [...(await readHiddenPages())]
  for (const template of ['classic', 'leisure', 'brand', 'group'] as const) {
    const site = buildTestSite({ template, content: { hidden_pages } })
    const links = [
      ...buildMenu(site).flatMap(({ href, items }) => [href, ...items.map((item) => item.href)]),
      ...buildFooterColumns(site).flatMap((column) => column.links.map(({ href }) => href)),
    ]
    expect([template, links.filter((href) => /service|parts/.test(href))]).toEqual([template, []])
  }
})

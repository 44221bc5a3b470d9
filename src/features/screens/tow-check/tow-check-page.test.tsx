import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { buildTowCheckForm } from '#features/parts/tow-check/tow-check-view.ts'
import { buildTestSite } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import type { TowCheckPageView } from './tow-check-page-view.ts'
import { TowCheckPage } from './tow-check-page.tsx'

const form = buildTowCheckForm(buildTestSite({ tow_check: { enabled: true } }), new URLSearchParams())

function findTerms(vans: TowCheckPageView['vans']) {
  const page: TowCheckPageView = { form, answer: null, example: null, vans, ballPercent: 10, phone: null }
  const Stub = createRoutesStub([{ path: '/', Component: () => <TowCheckPage page={page} /> }])
  return parseHtml(renderToStaticMarkup(<Stub />)).querySelector('[aria-labelledby="tow-terms"]')
}

test('CONTENT-12 the terms stand below the form, beside the answer, until vans follow it', () => {
  expect(findTerms(null)?.className).toContain('lg:row-start-2')
  const below = findTerms({ count: 0, href: '/search', cards: [] })
  expect(below?.className).not.toContain('lg:row-start-2')
  expect(below?.previousElementSibling?.textContent).toContain('We have no van within that today')
})

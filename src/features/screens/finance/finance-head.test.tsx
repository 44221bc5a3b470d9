import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { FinanceHead } from './finance-head.tsx'
import { buildFinancePage } from './finance-page-view.ts'

const findExample = (isOverlapped: boolean, head: 'example' | 'band' = 'example') => {
  const site = buildTestSite({ layout: { finance: { head } } })
  const page = buildFinancePage({ site, listing: null, missing: false, path: '/finance', query: new URLSearchParams() })
  const html = renderToStaticMarkup(<FinanceHead page={page} isOverlapped={isOverlapped} />)
  return parseHtml(html).querySelector('[aria-label="Example loan"]')
}

test('FIN-07 TEN-12 the example loan stands with its warning, but not where the calculator repeats both', () => {
  expect(findExample(false)?.textContent).toMatch(/comparison rate.*WARNING/i)
  expect(findExample(true)).toBeNull()
  expect(findExample(false, 'band')).toBeNull()
})

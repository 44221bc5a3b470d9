import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { MakesFacet } from './facet-makes.tsx'
import type { ValuesFacetProps } from './facet-props.ts'

const item = (value: string) => ({ value, label: value, countText: '3' })

const makes: ValuesFacetProps['facet'] = {
  kind: 'values',
  attribute: 'make',
  parameter: 'open',
  financeNote: null,
  label: 'Make',
  open: true,
  control: 'cards',
  items: [item('Ford'), item('GWM'), item('Kia')],
  first: 2,
  search: true,
  logos: { Ford: '/logos/ford.svg', Kia: '/logos/kia.svg' },
  models: [],
}

test('SRCH-05 a configured logo stands over the name of its make, among the first and behind Show all', () => {
  const page = parseHtml(
    renderToStaticMarkup(<MakesFacet facet={makes} choice={undefined} models={undefined} change={() => undefined} />),
  )
  const cards = [...page.querySelectorAll('label')].map((card) => [
    card.getAttribute('title'),
    card.querySelector('img')?.getAttribute('src') ?? null,
  ])
  expect(cards).toEqual([
    ['Ford', '/logos/ford.svg'],
    ['GWM', null],
    ['Kia', '/logos/kia.svg'],
  ])
  // The name stands beside the logo, which therefore says nothing itself.
  expect([...page.querySelectorAll('label img')].map((logo) => logo.getAttribute('alt'))).toEqual(['', ''])
})

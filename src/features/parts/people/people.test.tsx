import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { People } from './people.tsx'

test('LOC-06 a person has a picture where there is one, and nothing in its place', () => {
  const person = { role: 'Sales', phone: null }
  const people = [
    { ...person, name: 'Ana Maria Silva', photo: null },
    { ...person, name: 'Ben', photo: '/ben.jpg' },
  ]
  const entries = [...parseHtml(renderToStaticMarkup(<People people={people} />)).querySelectorAll('li')]
  const pictures = entries.map((entry) => [...entry.querySelectorAll('img')].map((img) => img.getAttribute('src')))
  expect(pictures).toEqual([[], ['/ben.jpg']])
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Ana Maria SilvaSales', 'BenSales'])
})

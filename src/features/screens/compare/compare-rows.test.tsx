import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { FactRow } from './compare-rows.tsx'

/** Whether the row is tinted, whether its values are set back, and its label as a screen reader tells it. */
function lookOf(values: readonly (string | null)[], marks = true) {
  const differs = new Set(values.filter((value) => value !== null)).size > 1
  const fact = { label: 'Seats', values, differs, best: null }
  const table = renderToStaticMarkup(
    <table>
      <tbody>
        <FactRow fact={fact} columns="" marks={marks} />
      </tbody>
    </table>,
  )
  const page = parseHtml(table)
  const row = page.querySelector('tr')
  return [
    row?.className.includes('color-mix') === true,
    [...page.querySelectorAll('td')].every(({ className }) => className.includes('text-muted')),
    row?.querySelector('th')?.textContent,
  ]
}

test('FAV-01 details that differ are tinted, unless only they show, and the same ones are set back', () => {
  expect(lookOf(['5', '7'])).toEqual([true, false, 'Seats'])
  expect(lookOf(['5', '5'])).toEqual([false, true, 'Seats (the same)'])
  expect(lookOf(['5', null])).toEqual([false, false, 'Seats'])
  expect(lookOf(['5', '7'], false)).toEqual([false, false, 'Seats'])
})

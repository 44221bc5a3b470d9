// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { emptySearchState, valuesOf, type SearchState } from '#search/state/search-choices.ts'
import { find, render } from '#ui/dom.testkit.tsx'
import { FacetBox } from './facet-box.tsx'

const start: SearchState = { ...emptySearchState, choices: {} }

/** `keeps`: whether the page takes the visitor's choice over. */
function Page({ keeps, states }: { keeps: boolean; states: SearchState[] }) {
  const [state, setState] = useState(start)
  const checked = valuesOf(state.choices.make).has('Kia')
  return (
    <FacetBox
      attribute="make"
      value="Kia"
      checked={checked}
      change={(update) => {
        states.push(update(state))
        if (keeps) setState(update)
      }}
    />
  )
}

test.each([
  ['with the choice that the page takes over', true, [true, false]],
  ['back to what the page says', false, [false, false]],
])('SRCH-04 a box of a facet goes %s', async (_what, keeps, shown) => {
  const states: SearchState[] = []
  const { container } = await render(<Page keeps={keeps} states={states} />)
  const box = find<HTMLInputElement>(container, 'input')
  for (const expected of shown) {
    await act(async () => box.click())
    expect(box.checked).toBe(expected)
  }
  expect(states[0]?.choices.make).toEqual({ kind: 'values', values: ['Kia'] })
})

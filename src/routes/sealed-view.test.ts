import { expect, test } from 'vitest'
import { openView, sealView } from './sealed-view.ts'

interface View {
  readonly title: string
  readonly cards: readonly { readonly price: number | null; readonly tag?: string }[]
}
const view: View = { title: '“Used” </script>', cards: [{ price: null }, { price: 23_990, tag: 'Reduced' }] }

test('the browser opens the view that the server sealed, each time as the same object', () => {
  const arrived = { json: sealView(view).json }
  expect(openView<View>(arrived)).toEqual(view)
  expect(openView(arrived)).toBe(openView(arrived))
})

test('the server renders with the view itself and parses nothing', () => {
  expect(openView(sealView(view))).toBe(view)
})

test('data that JSON would change does not compile', () => {
  // @ts-expect-error a date becomes a text
  sealView({ soldAt: new Date(0) })
  // @ts-expect-error a map becomes an empty object
  sealView({ counts: new Map([['Toyota', 3]]) })
  sealView({ soldAt: '1970-01-01', optional: undefined })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeleteDataPage } from './delete-data-page.tsx'

const ask = (saved: number, enquiries: number): string =>
  renderToStaticMarkup(
    <DeleteDataPage
      view={{
        kind: 'ask',
        garage: { name: 'My Garage', path: '/my-garage' },
        dealer: { name: 'Main Street Motors', email: null, phone: null },
        saved,
        enquiries,
        endedReservations: 0,
        payments: 0,
        tradeIns: 0,
        prizes: 0,
        openReservations: [],
      }}
    />,
  )

test('AUTH-03 only what there is stands among what is deleted', () => {
  expect(ask(0, 0)).not.toMatch(/saved vehicle|enquir(?:y|ies) that you sent while/)
  expect(ask(1, 2)).toMatch(/1 saved vehicle<.*2 enquiries that you sent while signed in/)
})

import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { carFields, createTradeInDesk, person } from './trade-in-desk.testkit.ts'
import { TradeInPage } from './trade-in-page.tsx'
import type { TradeInPageView } from './trade-in-view.ts'

/** A site without a valuation service: the sandbox values on demonstration sites only. */
const dealer = { demo: false, integrations: { valuations: 'sandbox' as const } }

/** The words of the page, without its markup. */
function readPage(page: TradeInPageView): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TradeInPage page={page} refused={undefined} busy={false} accept={() => Promise.resolve(null)} />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />).replaceAll(/<[^<>]*>/g, ' ')
}

test('BUY-04 without a valuation service the page promises a call with a figure, and no estimate', async () => {
  const { open } = createTradeInDesk(dealer)
  const words = readPage(await open('/trade-in'))
  expect(words).toContain('Tell us about it, and we will call you with a figure.')
  expect(words).not.toMatch(/estimate|online|four short steps/i)
  expect(readPage(await createTradeInDesk().open('/trade-in'))).toContain('Four short steps to an estimate.')
})

test('BUY-04 without a valuation service nothing reads as a failure, and the lead has what was entered', async () => {
  const { open, send, submission, saved } = createTradeInDesk(dealer)
  const details = await send('/trade-in', { make: 'Toyota', model: 'Corolla', year: '2002', kms: '260000' })
  const asked = readPage(await open(details.to))
  expect(asked).toContain('Leave your details, and we will call you with a figure.')
  expect(asked).not.toMatch(/cannot|may not be able|estimate/i)
  const offer = await send(details.to, { ...person, submission: submission() })
  const thanked = readPage(await open(offer.to))
  expect(thanked).toContain('has your details and will be in touch with a figure.')
  expect(thanked).not.toMatch(/cannot|estimate/i)
  expect(saved[0]?.form).toMatchObject({
    kms: '260000',
    trade_model: 'Corolla',
    message: expect.stringContaining('The visitor expects a figure from you.'),
  })
})

test('BUY-04 without a valuation service a rego is enough: the dealer looks it up', async () => {
  const { send, submission, saved } = createTradeInDesk(dealer)
  const details = await send('/trade-in', carFields)
  expect(details.status).toBe(303)
  await send(details.to, { ...person, submission: submission() })
  expect(saved[0]?.form).toMatchObject({
    rego: 'ABC123',
    message: expect.stringContaining('A vehicle named by its rego alone, 105,000 km, rego ABC123 (QLD).'),
  })
})

import { expect, test } from 'vitest'
import { createSandboxRegoLookup } from '#integrations/rego-lookup/sandbox-rego-lookup.ts'
import { createSandboxValuationProvider } from '#integrations/valuations/sandbox-valuation-provider.ts'
import { createNoValuationProvider, type ValuedCar } from '#integrations/valuations/valuation-provider.ts'
import { bestAnswers, carFields, createTradeInDesk, person, start } from './trade-in-desk.testkit.ts'

test('BUY-04 a provider that fails before the last answer gives no estimate; the answers stay', async () => {
  let isUnavailable = false
  const sandbox = createSandboxValuationProvider(() => start, createSandboxRegoLookup())
  const none = createNoValuationProvider('not reachable')
  const provider = {
    ...sandbox,
    identify: (car: ValuedCar) => (isUnavailable ? none.identify(car) : sandbox.identify(car)),
  }
  const { send, open, submission, saved } = createTradeInDesk({}, { provider })
  const condition = await send('/trade-in', carFields)
  isUnavailable = true
  const details = await send(condition.to, bestAnswers)
  const { step } = await open(details.to)
  if (step.kind !== 'details') throw new Error(step.kind)
  expect(step.hasEstimate).toBe(false)
  const offer = await send(details.to, { ...person, submission: submission() })
  expect((await open(offer.to)).step).toMatchObject({ offer: null, words: /right now/ })
  expect(saved[0]?.form).toMatchObject({ message: expect.stringContaining('Service history: full') })
  isUnavailable = false
  expect((await open(step.backHref)).step).toMatchObject({ kind: 'condition', answers: { service_history: 'full' } })
})

test('API-04 every step of a visitor who sent too much says when to send again', async () => {
  let allowed = true
  const { send, submission } = createTradeInDesk({}, { allowed: () => allowed })
  const condition = (await send('/trade-in', carFields)).to
  const details = (await send(condition, bestAnswers)).to
  allowed = false
  const steps = [await send('/trade-in', carFields), await send(condition, bestAnswers)]
  steps.push(await send(details, { ...person, submission: submission() }))
  expect(steps.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
    Array.from({ length: 3 }, () => [429, '600']),
  )
})

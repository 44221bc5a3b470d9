import { describe, expect, test } from 'vitest'
import { createTradeInDesk, person } from './trade-in-desk.testkit.ts'
import { nounOf } from './trade-in-words.ts'

const van = { make: 'Jayco', model: 'Journey', year: '2019' }

describe('what a caravan dealer takes in trade', () => {
  test('BUY-04 a caravan goes to the dealer without kilometres, because it has no odometer', async () => {
    const { send, open, submission, saved } = createTradeInDesk({}, { kinds: ['caravan'] })
    const details = await send('/trade-in', van)
    expect([details.status, details.to]).toEqual([303, expect.stringContaining('step=details')])
    expect((await open(details.to)).step).toMatchObject({
      car: { noun: 'caravan', title: '2019 Jayco Journey', detail: '' },
    })
    const offer = await send(details.to, { ...person, submission: submission() })
    expect((await open(offer.to)).step).toMatchObject({ words: 'We have no online figures for this caravan.' })
    expect(saved[0]?.form).toMatchObject({
      kms: '',
      trade_item_type: 'caravan',
      trade_make: 'Jayco',
      trade_model: 'Journey',
      trade_year: '2019',
      message: expect.stringContaining('2019 Jayco Journey (caravan), kilometres not given, rego not given.'),
    })
  })

  test('BUY-04 Back shows a caravan without kilometres as it was entered', async () => {
    const { send, open } = createTradeInDesk({}, { kinds: ['caravan'] })
    const { step } = await open((await send('/trade-in', van)).to)
    if (step.kind !== 'details') throw new Error(step.kind)
    expect((await open(step.backHref)).step).toMatchObject({ values: { kind: 'caravan', kms: '', model: 'Journey' } })
  })

  test('BUY-04 kilometres that are given are read all the same, and what cannot be read is told', async () => {
    const { send, saved, submission } = createTradeInDesk({}, { kinds: ['caravan'] })
    expect((await send('/trade-in', { ...van, kms: 'lots' })).reply).toMatchObject({ problems: [{ field: 'kms' }] })
    const details = await send('/trade-in', { ...van, kms: '12,000' })
    await send(details.to, { ...person, submission: submission() })
    expect(saved[0]?.form).toMatchObject({ kms: '12000' })
  })

  test('BUY-04 beside other kinds the visitor chooses, and only a caravan goes without kilometres', async () => {
    const { send, open } = createTradeInDesk({}, { kinds: ['caravan', 'motorcycle', 'car'] })
    expect((await open('/trade-in')).kinds).toEqual(['car', 'motorcycle', 'caravan'])
    expect((await send('/trade-in', van)).reply).toMatchObject({
      problems: [{ field: 'kind', text: 'Choose what you have' }],
    })
    const bike = { kind: 'motorcycle', make: 'Yamaha', year: '2019' }
    expect((await send('/trade-in', bike)).reply).toMatchObject({
      values: bike,
      problems: [{ field: 'kms' }, { field: 'model', text: 'Enter the model, like MT-07' }],
    })
    expect((await send('/trade-in', { ...van, kind: 'boat' })).reply).toMatchObject({ problems: [{ field: 'kind' }] })
    expect((await send('/trade-in', { ...van, kind: 'caravan' })).status).toBe(303)
  })

  test('BUY-04 cars and motorcycles both have an odometer, so nobody is asked which it is', async () => {
    const { send, saved, submission } = createTradeInDesk({}, { kinds: ['motorcycle', 'car'] })
    const byHand = { make: 'Yamaha', model: 'MT-07', year: '2019' }
    expect((await send('/trade-in', byHand)).reply).toMatchObject({ problems: [{ field: 'kms' }] })
    const details = await send('/trade-in', { ...byHand, kms: '9000' })
    await send(details.to, { ...person, submission: submission() })
    expect(saved[0]?.form).toMatchObject({ kms: '9000', trade_item_type: '' })
  })
})

test('BUY-04 without stock a site of the template leisure may sell every kind, and any other sells cars', async () => {
  const leisure = createTradeInDesk({ template: 'leisure' }, { kinds: [] })
  expect((await leisure.open('/trade-in')).kinds).toEqual(['car', 'motorcycle', 'caravan'])
  expect((await createTradeInDesk({}, { kinds: [] }).open('/trade-in')).kinds).toEqual(['car'])
})

test('BUY-04 the words follow the kinds that the site sells', () => {
  expect([nounOf(['car']), nounOf(['motorcycle']), nounOf(['caravan']), nounOf(['car', 'caravan'])]).toEqual([
    'car',
    'motorcycle',
    'caravan',
    'vehicle',
  ])
})

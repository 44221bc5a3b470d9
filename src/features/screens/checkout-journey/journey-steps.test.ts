import { expect, test } from 'vitest'
import { findFirstOpenStep, findNextStep, isJourneyStep, journeySteps, listNeededFields } from './journey-steps.ts'

const details = { name: 'Ana', email: 'ana@example.com', phone: '+61400123456', postcode: '6000' }

test.each([
  [{}, 'details'],
  [{ ...details, postcode: '' }, 'details'],
  [details, 'trade-in'],
  [{ ...details, has_trade_in: 'yes' }, 'trade-in'],
  [{ ...details, has_trade_in: 'no' }, 'payment'],
  [{ ...details, has_trade_in: 'no', pay_by: 'finance' }, 'delivery'],
  [{ ...details, has_trade_in: 'no', pay_by: 'finance', hand_over: 'delivery' }, 'delivery'],
  [{ ...details, has_trade_in: 'no', pay_by: 'finance', hand_over: 'pick_up' }, 'review'],
])('BUY-02 with the answers %j nobody gets past the step %s', (answers, step) => {
  expect(findFirstOpenStep(answers)).toBe(step)
})

test('BUY-02 the trade-in and the address are asked for where they are needed', () => {
  const names = (step: 'trade-in' | 'delivery', answers: Record<string, string>) =>
    listNeededFields(step, answers).map(({ name }) => name)
  expect(names('trade-in', { has_trade_in: 'no' })).toEqual(['has_trade_in'])
  expect(names('trade-in', { has_trade_in: 'yes' })).toHaveLength(4)
  expect(names('delivery', { hand_over: 'pick_up' })).toEqual(['hand_over'])
  expect(names('delivery', { hand_over: 'delivery' })).toHaveLength(4)
})

test('BUY-02 the steps follow each other to the review', () => {
  expect(journeySteps.map(findNextStep)).toEqual(['trade-in', 'payment', 'delivery', 'review', 'review'])
  expect([isJourneyStep('payment'), isJourneyStep('__proto__'), isJourneyStep(null)]).toEqual([true, false, false])
})

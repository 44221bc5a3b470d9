import { expect, test } from 'vitest'
import { resolveGate, signInGates } from './sign-in-gates.ts'
import { buildTestSite } from './test-site.ts'

const statesOf = (auth: object) =>
  Object.fromEntries(signInGates.map((gate) => [gate, resolveGate(buildTestSite({ auth }), gate)]))

test('AUTH-03 without authentication, the default, gates are open and pages for users are absent', () => {
  const states = {
    checkout: 'open',
    trade_in: 'open',
    finance: 'open',
    online_payment: 'absent',
    spin_to_win: 'absent',
    equifax_finance: 'absent',
    garage: 'absent',
  }
  expect(statesOf({})).toEqual(states)
  expect(statesOf({ gate_trade_in: true, gate_checkout: true, gate_finance: true, garage: true })).toEqual(states)
})

test('AUTH-02 with authentication the trade-in and the pages for users are gated', () => {
  expect(statesOf({ authentication: true })).toEqual({
    checkout: 'open',
    trade_in: 'sign_in',
    finance: 'open',
    online_payment: 'sign_in',
    spin_to_win: 'sign_in',
    equifax_finance: 'sign_in',
    garage: 'absent',
  })
})

test.each([
  ['checkout', 'gate_checkout'],
  ['finance', 'gate_finance'],
  ['trade_in', 'gate_trade_in'],
  ['garage', 'garage'],
] as const)('AUTH-02 %s follows its switch', (gate, setting) => {
  expect(statesOf({ authentication: true, [setting]: true })[gate]).toBe('sign_in')
  expect(statesOf({ authentication: true, [setting]: false })[gate]).not.toBe('sign_in')
})

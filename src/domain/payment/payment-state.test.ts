import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentStates, resolvePaymentState, type ProcessorWord } from './payment-state.ts'

const words: readonly ProcessorWord[] = ['open', 'closed', 'authorised', 'captured', 'returned']

test.each([
  ['open', ['open', 'closed', 'open', 'paid', 'returned']],
  ['closed', ['closed', 'closed', 'closed', 'paid', 'returned']],
  ['paid', ['paid', 'paid', 'paid', 'paid', 'returned']],
  ['returned', ['returned', 'returned', 'returned', 'returned', 'returned']],
] as const)('BUY-06 what follows in the state %s from what the processor says', (state, expected) => {
  expect(words.map((word) => resolvePaymentState(state, word))).toEqual(expected)
})

test('BUY-06 an answer that comes again changes nothing, and money taken is forgotten in no order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), fc.constantFrom(...words), (state, word) => {
      const next = resolvePaymentState(state, word)
      expect(resolvePaymentState(next, word)).toBe(next)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 10 }), (told) => {
      const end = told.reduce(resolvePaymentState, 'open')
      const wasTaken = told.includes('captured') || told.includes('returned')
      expect(end === 'paid' || end === 'returned').toBe(wasTaken)
    }),
  )
})

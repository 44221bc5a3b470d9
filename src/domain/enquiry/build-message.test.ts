import { expect, test } from 'vitest'
import { buildMessage } from './build-message.ts'

const vehicle = { title: '2021 Toyota RAV4 GXL', stocknum: '1234', status: 'in_stock', reserved: false }

test.each([
  [
    'enquiry',
    vehicle,
    'Hi, is the 2021 Toyota RAV4 GXL (stock 1234) still available? I would like to know more about it.',
  ],
  [
    'enquiry',
    { ...vehicle, status: 'coming_soon' },
    'Hi, when will the 2021 Toyota RAV4 GXL (stock 1234) arrive? I would like to know more about it.',
  ],
  [
    'enquiry',
    { ...vehicle, reserved: true },
    'Hi, I would like to know if the 2021 Toyota RAV4 GXL (stock 1234) becomes available again.',
  ],
  ['enquiry', null, ''],
  ['similar', vehicle, 'Can you please find me something similar?'],
  ['similar', null, 'Can you please find me something similar?'],
  ['finance', vehicle, 'Hi, what finance could I get for the 2021 Toyota RAV4 GXL (stock 1234)?'],
  ['finance', null, ''],
  ['call_back', vehicle, 'Hi, please call me about the 2021 Toyota RAV4 GXL (stock 1234).'],
] as const)('LEAD-06 VDP-02 the message of intent %s begins as one about that car', (intent, about, message) => {
  expect(buildMessage(intent, about)).toBe(message)
})

test('LEAD-06 the longest name of a feed leaves room for what the visitor writes', () => {
  expect(buildMessage('enquiry', { ...vehicle, title: 'x'.repeat(5_000) }).length).toBeLessThan(400)
})

import { describe, expect, test } from 'vitest'
import { dateInZone, formatDate, formatMonth } from '#domain/format/calendar-date.ts'
import { resolveRego } from './rego.ts'

describe('registration', () => {
  test.each([
    { expiry: '2026-11-19', variant: true, said: 'Unregistered' },
    { expiry: '2026-11-19', variant: false, said: null },
    { expiry: '2026-11-20', variant: true, said: 'Expires on 20 November 2026' },
    { expiry: '2026-11-20', variant: false, said: 'Expires on 20 November 2026' },
    { expiry: '2027-01-01', variant: false, said: 'Expires on 1 January 2027' },
    { expiry: '2025-12-31', variant: true, said: 'Unregistered' },
    { expiry: null, variant: true, said: null },
  ])('VDP-09 expiry $expiry with the Unregistered variant $variant says $said', ({ expiry, variant, said }) => {
    expect(resolveRego(expiry, '2026-11-20', variant)?.text ?? null).toBe(said)
  })

  test('VDP-09 today is the day where the dealer is', () => {
    const instant = Date.UTC(2026, 10, 20, 14, 30)
    expect(dateInZone(instant, 'Australia/Perth')).toBe('2026-11-20')
    expect(dateInZone(instant, 'Australia/Sydney')).toBe('2026-11-21')
    expect(resolveRego('2026-11-20', dateInZone(instant, 'Australia/Perth'), true)?.kind).toBe('current')
    expect(resolveRego('2026-11-20', dateInZone(instant, 'Australia/Sydney'), true)?.kind).toBe('expired')
  })

  test('text that is not a date is shown unchanged', () => {
    expect([formatDate('soon'), formatDate('2026-13-45'), formatMonth('2024-03-01')]).toEqual([
      'soon',
      '2026-13-45',
      'March 2024',
    ])
  })
})

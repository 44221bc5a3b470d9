import { expect, test } from 'vitest'
import {
  buildReservationCookie,
  buildReservationPath,
  isReservationKey,
  readReservationCookie,
} from './reservation-link.server.ts'

const scope = { site: 'yard', secret: 'a secret of thirty-two characters' }
const id = '6f1e7a3e-8f0a-4b4e-9d55-0a8a2f5f0001'
const keyOf = (path: string): string | null => new URL(path, 'https://yard.example').searchParams.get('key')

test('BUY-03 TEN-07 the key of a reservation opens it alone, on its site alone', () => {
  const key = keyOf(buildReservationPath(id, scope))
  expect(isReservationKey(id, key, scope)).toBe(true)
  expect(isReservationKey(id.replace('1', '2'), key, scope)).toBe(false)
  expect(isReservationKey(id, key, { ...scope, site: 'other' })).toBe(false)
  expect(isReservationKey(id, key, { ...scope, secret: 'another secret of this server' })).toBe(false)
  for (const wrong of [null, '', `${key}x`, 'é'.repeat(22)]) expect(isReservationKey(id, wrong, scope)).toBe(false)
})

test('BUY-03 the cookie leads back to the reservation, and a forged or strange one to nothing', () => {
  const request = (cookie: string) => new Request('https://yard.example/', { headers: { cookie } })
  const cookie = buildReservationCookie({ id }, scope, true)
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  const [pair = ''] = cookie.split(';')
  expect(readReservationCookie(request(`_ga=1; ${pair}`), scope)).toBe(id)
  expect(readReservationCookie(request(`x${pair}`), scope)).toBeNull()
  expect(readReservationCookie(request(pair.replace(/.$/, '!')), scope)).toBeNull()
  expect(readReservationCookie(request(pair), { ...scope, site: 'other' })).toBeNull()
  expect(readReservationCookie(new Request('https://yard.example/'), scope)).toBeNull()
})

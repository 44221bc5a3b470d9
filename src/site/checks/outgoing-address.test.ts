import { expect, test } from 'vitest'
import { checkOutgoingAddress } from './outgoing-address.ts'

test.each([
  ['https://hooks.crm.example/leads', true],
  ['https://a.b.c.example/', true],
  ['https://xn--bcher-kva.example/', true],
  ['https://1stop.crm.example/', true],
  ['https://crm.local.example/', true],
  ['https://crm1.example2/', true],
  ['https://localhost/leads', false],
  ['https://intranet/leads', false],
  ['https://crm.localhost/', false],
  ['https://crm.local/', false],
  ['https://crm.internal/', false],
  ['https://crm.home.arpa/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://crm.example:8443/', false],
  ['https://user@crm.example/', false],
  ['https://:password@crm.example/', false],
  ['nonsense', false],
])('LEAD-12 a receiver at %s is accepted: %s', (url, accepted) => {
  expect(checkOutgoingAddress(url, ['leads']).length === 0).toBe(accepted)
})

import { describe, expect, test } from 'vitest'
import { buildHostTable, normaliseHost, resolveSiteByHost } from './resolve-host.ts'

const one = { slug: 'one', hosts: ['www.one.example', 'one.example'], search: { host: null } }
const two = { slug: 'two', hosts: ['two.example'], search: { host: null } }
const sites = buildHostTable([one, two])

describe('TEN-01 the host name chooses the site', () => {
  test.each([
    ['www.one.example', one],
    ['WWW.One.Example', one],
    ['one.example:3000', one],
    ['two.example.', two],
    ['two.example.:443', two],
    ['one.localhost', one],
    ['two.localhost:3000', two],
    ['localhost', 'list'],
    ['localhost:3000', 'list'],
    ['127.0.0.1:3000', 'list'],
    ['[::1]:3000', 'list'],
    ['[::1]', 'list'],
    ['LOCALHOST.', 'list'],
  ])('TEN-01 %s', (host, expected) => {
    expect(resolveSiteByHost(host, sites)).toBe(expected)
  })

  test.each([
    null,
    '',
    'three.example',
    'three.localhost',
    'a.one.localhost',
    'one.example.evil.example',
    'evil-one.example',
    'one.example/two',
    'one.example two.example',
    '[::1',
    'x[::1]',
    '[::1]x',
    '[::1]:999999',
    'one.example:99999999',
  ])('TEN-01 TEN-07 an unknown host %s is no site', (host) => {
    expect(resolveSiteByHost(host, sites)).toBeNull()
  })

  test('TEN-01 with no site the bare localhost still lists', () => {
    expect(resolveSiteByHost('localhost', buildHostTable([]))).toBe('list')
    expect(normaliseHost(' Example.COM.:80 ')).toBe('example.com')
  })

  test('TEN-07 of two sites that claim one host the first has it', () => {
    const late = { slug: 'late', hosts: ['two.example', 'late.example'], search: { host: 'one.example' } }
    const table = buildHostTable([one, two, late])
    expect(['two.example', 'one.example', 'late.example'].map((host) => resolveSiteByHost(host, table))).toEqual([
      two,
      one,
      late,
    ])
  })
})

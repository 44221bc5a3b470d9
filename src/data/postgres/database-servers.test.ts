import { expect, test } from 'vitest'
import { parseDatabaseServers } from './database-servers.ts'

test('one server keeps its connection string, and its place holds no password', () => {
  const servers = parseDatabaseServers('postgres://app:p%40ss@db.internal:5433/cars?sslmode=verify-full')
  expect(servers).toMatchObject({
    count: 1,
    current: 'postgres://app:p%40ss@db.internal:5433/cars?sslmode=verify-full',
    place: 'postgres://db.internal:5433/cars',
  })
  servers.passOver(servers.current)
  expect(servers).toMatchObject({ current: expect.stringContaining('db.internal'), moves: 0 })
})

test('connections turn to the next of several servers once, however many of them fail', () => {
  const servers = parseDatabaseServers(
    'postgresql://app:secret@db-a:5432,[::1]:5433/cars?target_session_attrs=read-write&sslmode=disable',
  )
  const first = 'postgresql://app:secret@db-a:5432/cars?sslmode=disable'
  const second = 'postgresql://app:secret@[::1]:5433/cars?sslmode=disable'
  expect(servers).toMatchObject({ count: 2, current: first, place: 'postgres://db-a:5432,[::1]:5433/cars' })
  servers.passOver(first)
  servers.passOver(first)
  expect(servers).toMatchObject({ current: second, moves: 1 })
  servers.passOver(second)
  expect(servers).toMatchObject({ current: first, moves: 2 })
})

test.each([
  ['no address', 'db-a:5432/cars'],
  ['a port that is none', 'postgres://app@db-a:5432,db-b:x/cars'],
  ['an empty server', 'postgres://app@db-a:5432,:9/cars'],
  [
    'more servers than anybody has',
    `postgres://app@${Array.from({ length: 9 }, (_, at) => `db-${at}`).join(',')}/cars`,
  ],
])('%s is refused with what to write, and without the password', (_what, url) => {
  expect(() => parseDatabaseServers(url)).toThrow(/write postgres:\/\/user:password@host:port/)
})

test('a connection to any server, or to a standby, is refused: the platform writes', () => {
  const url = 'postgres://app@db-a,db-b/cars?target_session_attrs=any'
  expect(() => parseDatabaseServers(url)).toThrow(/target_session_attrs=any.*read-write/)
})

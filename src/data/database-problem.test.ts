import { expect, test } from 'vitest'
import { DatabaseProblem, resolveProblemKind, toDatabaseProblem } from './database-problem.ts'

test.each([
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['55P03', 'locked'],
  ['SQLITE_FULL', 'disk-full'],
  ['ENOSPC', 'disk-full'],
  ['53100', 'disk-full'],
  ['SQLITE_CANTOPEN', 'no-permission'],
  ['SQLITE_READONLY_DIRECTORY', 'no-permission'],
  ['EACCES', 'no-permission'],
  ['EROFS', 'no-permission'],
  ['42501', 'no-permission'],
  ['28P01', 'no-permission'],
  ['25006', 'no-permission'],
  ['ECONNREFUSED', 'unreachable'],
  ['ENOTFOUND', 'unreachable'],
  ['57P01', 'unreachable'],
  ['08006', 'unreachable'],
  ['57014', 'slow'],
  ['3D000', 'unreachable'],
  ['SQLITE_CORRUPT_INDEX', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['XX001', 'corrupt'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'unique'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'unique'],
  ['23505', 'unique'],
  ['SQLITE_CONSTRAINT_NOTNULL', null],
  ['SQLITE_ERROR', null],
  ['23502', null],
  ['42P01', null],
  ['ERR_INVALID_ARG_TYPE', null],
])('the code %s of a driver means %s', (code, kind) => {
  expect(resolveProblemKind(Object.assign(new Error('driver'), { code }))).toBe(kind)
})

test('a lost connection is known by its message where the driver gives no code', () => {
  expect(resolveProblemKind(new Error('Connection terminated unexpectedly'))).toBe('unreachable')
  expect(resolveProblemKind(new Error('timeout exceeded when trying to connect'))).toBe('unreachable')
  expect(resolveProblemKind(new Error('terminated'))).toBeNull()
})

test('a bug stays what it is, and a problem is not wrapped twice', () => {
  const bug = new TypeError('x is undefined')
  expect(toDatabaseProblem(bug, 'place')).toBe(bug)
  const problem = new DatabaseProblem('locked', 'once')
  expect(toDatabaseProblem(problem, 'place')).toBe(problem)
})

test('the message is one line with place and reason, also where the driver gives no message', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  expect(toDatabaseProblem(refused, 'postgres://db/shop')).toMatchObject({
    kind: 'unreachable',
    message: 'The database postgres://db/shop does not answer: start it or correct DATABASE_URL (ECONNREFUSED)',
    cause: refused,
  })
  expect(toDatabaseProblem(Object.assign(new Error('two\nlines'), { code: 'SQLITE_FULL' }), 'f')).toMatchObject({
    message: expect.not.stringContaining('\n'),
  })
})

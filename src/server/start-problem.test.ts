import { describe, expect, test } from 'vitest'
import { DatabaseProblem } from '#data/database-problem.ts'
import { describeStartProblem, resolveStartStatus } from './start-problem.ts'

const failure = (message: string, fields: object): Error => Object.assign(new Error(message), fields)

describe('what keeps the server from starting', () => {
  test.each([
    [
      failure('listen EADDRINUSE', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
      /^Port 3000 is in use: .*PORT=3001/,
    ],
    [
      failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
      /^Port 80 may not be opened.*PORT=3000/,
    ],
    [
      failure('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1', port: 3000 }),
      /no address 192\.0\.2\.1: set HOST/,
    ],
    [
      failure('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'no.such' }),
      /no address no\.such: set HOST/,
    ],
    [
      failure('self-signed certificate in certificate chain', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }),
      /certificate is not trusted \(self-signed.*NODE_EXTRA_CA_CERTS/,
    ],
    [new DatabaseProblem('locked', 'The database is held'), /^The database is held$/],
  ])('%s is told in one line that says what to do', (error, words) => {
    expect(describeStartProblem(error)).toMatch(words)
    expect(describeStartProblem(error)).not.toContain('\n')
  })

  test('a fault of ours keeps its stack', () => {
    expect(describeStartProblem(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n\s+at /,
    )
  })

  test.each([
    ['a port in use', failure('listen EADDRINUSE', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }), 78],
    [
      "an address that is not this machine's",
      failure('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'no.such' }),
      78,
    ],
    ['a damaged database', new DatabaseProblem('corrupt', 'damaged'), 78],
    ['a newer database', new DatabaseProblem('newer', 'newer'), 78],
    ['a store that was moved', new DatabaseProblem('moved', 'moved'), 78],
    ['a database that is not up yet', new DatabaseProblem('unreachable', 'silent'), 1],
    ['a database that another process holds', new DatabaseProblem('locked', 'held'), 1],
    ['a full disk', new DatabaseProblem('disk-full', 'full'), 1],
    ['a fault of ours', new TypeError('x is not a function'), 1],
  ])('%s ends with a status that tells a supervisor whether another start can help', (_what, error, status) => {
    expect(resolveStartStatus(error)).toBe(status)
  })
})

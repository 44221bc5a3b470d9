import { describe, expect, test } from 'vitest'
import { DatabaseProblem } from '#data/database-problem.ts'
import { describeStartProblem } from './start-problem.ts'

const failure = (message: string, fields: object): Error => Object.assign(new Error(message), fields)

describe('what keeps the server from starting', () => {
  test.each([
    [failure('listen EADDRINUSE', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }), /^Port 3000 is in use: .*PORT=3001/],
    [failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }), /^Port 80 may not be opened.*PORT=3000/],
    [failure('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '192.0.2.1', port: 3000 }), /no address 192\.0\.2\.1: set HOST/],
    [failure('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'no.such' }), /no address no\.such: set HOST/],
    [failure('self-signed certificate in certificate chain', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }), /certificate is not trusted \(self-signed.*NODE_EXTRA_CA_CERTS/],
    [new DatabaseProblem('locked', 'The database is held'), /^The database is held$/],
  ])('%s is told in one line that says what to do', (error, words) => {
    expect(describeStartProblem(error)).toMatch(words)
    expect(describeStartProblem(error)).not.toContain('\n')
  })

  test('a fault of ours keeps its stack', () => {
    expect(describeStartProblem(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n\s+at /)
  })
})

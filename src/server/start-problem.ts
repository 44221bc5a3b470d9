import { DatabaseProblem } from '#data/database-problem.ts'
import { SiteFilesProblem } from './load-site-files.ts'

/**
 * Exit status of a start problem that another start would meet again (EX_CONFIG of sysexits.h): a supervisor must not
 * restart the server then. `scripts/restart-backoff.mjs` and `deploy/forecourt.service` know it by this number.
 */
export const lastingProblemStatus = 78

/** Problems that an operator has to solve before the server can start; a busy or silent database may solve itself. */
const lastingDatabaseProblems: ReadonlySet<string> = new Set<DatabaseProblem['kind']>([
  'no-permission',
  'newer',
  'moved',
  'corrupt',
])
const lastingSystemCodes: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'])

/** Codes of a certificate that is not believed; at the start only the database has one. */
const untrusted: ReadonlySet<unknown> = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** What node-postgres says when TLS is asked for and not offered. */
const noEncryption = 'The server does not support SSL'

/**
 * What keeps the server from starting and what to do: one line, or one block for each mistake of a site file; a bug
 * keeps its stack.
 */
export function describeStartProblem(error: unknown): string {
  if (error instanceof DatabaseProblem || error instanceof SiteFilesProblem) return error.message
  if (error instanceof Error && 'code' in error && untrusted.has(error.code))
    return (
      `The database's certificate is not trusted (${error.message}): ` +
      'name its authority with NODE_EXTRA_CA_CERTS=/path/to/ca.pem, or with sslrootcert= in DATABASE_URL'
    )
  if (error instanceof Error && error.message.startsWith(noEncryption))
    return 'The database takes no encrypted connections: switch TLS on there, or take sslmode out of DATABASE_URL'
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    if (error.code === 'EADDRNOTAVAIL' && 'address' in error) return noSuchAddress(error.address)
    if (error.syscall === 'getaddrinfo' && 'hostname' in error) return noSuchAddress(error.hostname)
  }
  if (error instanceof Error && 'code' in error && 'port' in error) {
    if (error.code === 'EADDRINUSE')
      return `Port ${String(error.port)} is in use: stop what listens there, or choose another with PORT=3001 npm start`
    if (error.code === 'EACCES')
      return `Port ${String(error.port)} may not be opened by this user: choose one above 1023 with PORT=3000 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The status to exit with: 78 where another start would fail in the same way, else 1. */
export function resolveStartStatus(error: unknown): number {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const isLasting =
    error instanceof SiteFilesProblem ||
    (error instanceof DatabaseProblem && lastingDatabaseProblems.has(error.kind)) ||
    untrusted.has(code) ||
    lastingSystemCodes.has(code) ||
    (error instanceof Error &&
      (error.message.startsWith(noEncryption) ||
        ('syscall' in error && error.syscall === 'getaddrinfo' && code === 'ENOTFOUND')))
  return isLasting ? lastingProblemStatus : 1
}

const noSuchAddress = (host: unknown): string =>
  `This machine has no address ${String(host)}: set HOST to one of its own, or to 0.0.0.0 for all of them`

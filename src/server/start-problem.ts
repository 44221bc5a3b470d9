import { DatabaseProblem } from '#data/database-problem.ts'
import { SiteFilesProblem } from './load-site-files.ts'

/** Codes of a certificate that is not believed; at the start only the database has one. */
const untrusted: ReadonlySet<unknown> = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** What keeps the server from starting and what to do, in one line, or in one block for each mistake of a site file; a bug keeps its stack. */
export function describeStartProblem(error: unknown): string {
  if (error instanceof DatabaseProblem || error instanceof SiteFilesProblem) return error.message
  if (error instanceof Error && 'code' in error && untrusted.has(error.code))
    return `The database's certificate is not trusted (${error.message}): name its authority with NODE_EXTRA_CA_CERTS=/path/to/ca.pem, or with sslrootcert= in DATABASE_URL`
  if (error instanceof Error && error.message.startsWith('The server does not support SSL')) return 'The database takes no encrypted connections: switch TLS on there, or take sslmode out of DATABASE_URL'
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    if (error.code === 'EADDRNOTAVAIL' && 'address' in error) return noSuchAddress(error.address)
    if (error.syscall === 'getaddrinfo' && 'hostname' in error) return noSuchAddress(error.hostname)
  }
  if (error instanceof Error && 'code' in error && 'port' in error) {
    if (error.code === 'EADDRINUSE') return `Port ${String(error.port)} is in use: stop what listens there, or choose another with PORT=3001 npm start`
    if (error.code === 'EACCES') return `Port ${String(error.port)} may not be opened by this user: choose one above 1023 with PORT=3000 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const noSuchAddress = (host: unknown): string => `This machine has no address ${String(host)}: set HOST to one of its own, or to 0.0.0.0 for all of them`

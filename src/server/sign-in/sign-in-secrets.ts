import { createHmac, randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { codeRules } from '#domain/visitor/one-time-code.ts'

/** Keyed hashes of one site. Nothing that they make is of any use on another site. */
export interface SignInSecrets {
  /** Signs the session cookie, 32 bytes in base64url. */
  readonly session: string
  /** Keyed hash of a browser's cookie, a caller's address or network, a challenge, or a code with its row's id. */
  readonly hash: (
    purpose: 'browser' | 'address' | 'network' | 'code' | 'verified' | 'challenge',
    text: string,
  ) => string
  /** A code that follows from the id of its row, so that the sandbox can show it on any node. */
  readonly deriveCode: (id: string) => string
}

/** Every request asks for the secrets of its site. */
const derived = new LRUCache<string, SignInSecrets>({ max: 1_000 })

/** Derives the secrets of a site from the platform's secret (see `readFormSecret`). */
export function deriveSignInSecrets(mainSecret: string, siteSlug: string): SignInSecrets {
  const id = `${siteSlug} ${mainSecret}`
  const known = derived.get(id) ?? prepareSecrets(mainSecret, siteSlug)
  derived.set(id, known)
  return known
}

/** Computes each secret when it is first asked for, because most pages need none. */
function prepareSecrets(mainSecret: string, siteSlug: string): SignInSecrets {
  let key: Buffer | null = null
  let session: string | null = null
  function hash(purpose: string, text: string): Buffer {
    key ??= createHmac('sha256', mainSecret).update(`sign-in of ${siteSlug}`).digest()
    return createHmac('sha256', key).update(`${purpose}\n${text}`).digest()
  }
  return {
    get session() {
      return (session ??= hash('session', '').toString('base64url'))
    },
    hash: (purpose, text) => hash(purpose, text).toString('base64url'),
    deriveCode: (id) => formatCode(hash('sandbox code', id).readUIntBE(0, 6) % 10 ** codeRules.digits),
  }
}

/** A random code. */
export const createCode = (): string => formatCode(randomInt(10 ** codeRules.digits))

const formatCode = (number: number): string => String(number).padStart(codeRules.digits, '0')

import type { Database } from './database.ts'
import { createCodeStore, type CodeStore } from './sign-in/code-store.ts'
import { createPasskeyStore, type PasskeyStore } from './sign-in/passkey-store.ts'
import {
  createVisitorReader,
  createVisitorWriter,
  type VisitorReader,
  type VisitorWriter,
} from './sign-in/visitor-store.ts'

/**
 * The visitors, sessions, one-time codes and passkeys of one site. Code that needs one part of it asks for that part.
 */
export interface SignInRepository {
  readonly codes: CodeStore
  readonly visitors: VisitorReader & VisitorWriter
  readonly passkeys: PasskeyStore
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createSignInRepository(database: Database): SignInRepository {
  return {
    codes: createCodeStore(database),
    visitors: { ...createVisitorReader(database), ...createVisitorWriter(database) },
    passkeys: createPasskeyStore(database),
  }
}

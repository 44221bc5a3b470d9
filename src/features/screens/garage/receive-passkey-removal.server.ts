import { data, redirectDocument } from 'react-router'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import type { PasskeyDesk } from '#features/parts/sign-in/passkey-desk.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import { noStoreHeaders } from '#http/no-store.ts'

interface RemovalServices {
  readonly signIn: { readonly passkeys: Pick<PasskeyDesk, 'remove'> }
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
}

/** Bytes; an id of a passkey has at most 1,364 characters. */
const largestBody = 4_096

/**
 * Removes the passkey that the form of the garage names, if it is the visitor's own, and shows the garage again. A
 * passkey that is gone already is no error: the button was pressed twice. Throws 413 and 429.
 */
export async function receivePasskeyRemoval(
  { signIn, takeAllowance }: RemovalServices,
  visitor: SignedInVisitor,
  request: Request,
  path: string,
): Promise<Response> {
  if (!(await takeAllowance('passkey removal', 60, 600_000)))
    throw data(null, { status: 429, headers: { 'Retry-After': '600' } })
  const body = await readLimitedText(request, largestBody)
  if (body === null) throw data(null, { status: 413 })
  const fields = readFormFields(body, ['intent', 'passkey'])
  if (fields.get('intent') !== 'remove-passkey') throw data(null, { status: 400 })
  await signIn.passkeys.remove(visitor.id, fields.get('passkey') ?? '')
  return redirectDocument(`${path}?passkey=removed#passkeys`, { status: 303, headers: noStoreHeaders })
}

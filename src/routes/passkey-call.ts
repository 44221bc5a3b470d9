import { z } from 'zod'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AssertionOutcome, RegistrationOutcome } from '#features/parts/sign-in/passkey-desk.ts'
import type { Site } from '#site/site.ts'

/** Passkeys are part of sign-in (AUTH-03). */
export const isPasskeyOffered = (site: Site): boolean => site.auth.authentication

/** Calls of one visitor on one site, of all passkey endpoints together: a sign-in needs two. */
export const passkeyLimit = { name: 'passkey', limit: 60, windowMs: 600_000 } as const

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/)

/** Characters; WebAuthn allows ids of 1,023 bytes. */
const credentialId = base64url(1_364)

/** The body of a call that asks for options: an empty object, so that no form of another site can make the call. */
export const emptyBody = { maxBytes: 256, schema: z.strictObject({}) }

/** The body of a credential; clients send more names than these, and the others are dropped. */
const credentialBody = <Shape extends z.ZodRawShape>(description: string, response: Shape) => ({
  maxBytes: 16_384,
  schema: z
    .object({
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      response: z.object({ clientDataJSON: base64url(4_096), ...response }),
    })
    .describe(description),
})

const transport = z
  .string()
  .max(20)
  .regex(/^[a-z-]+$/)

export const registrationBody = credentialBody('RegistrationResponseJSON of WebAuthn', {
  attestationObject: base64url(8_192),
  transports: z.array(transport).max(8).optional(),
})

export const assertionBody = credentialBody('AuthenticationResponseJSON of WebAuthn', {
  authenticatorData: base64url(4_096),
  signature: base64url(2_048),
  userHandle: base64url(128).optional(),
})

export const creationOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .describe(
    'PublicKeyCredentialCreationOptionsJSON of WebAuthn',
  ) as unknown as z.ZodType<PublicKeyCredentialCreationOptionsJSON>

export const requestOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .describe(
    'PublicKeyCredentialRequestOptionsJSON of WebAuthn',
  ) as unknown as z.ZodType<PublicKeyCredentialRequestOptionsJSON>

type Refused = Exclude<RegistrationOutcome['kind'] | AssertionOutcome['kind'], 'added' | 'signed_in'>

/** Answers of the refusals of all passkey endpoints. */
export const passkeyRefusals = {
  400: { description: 'Passkeys do not work on this host, an address of numbers.' },
  401: { description: 'The visitor is not signed in.' },
  403: { description: 'The visitor signed in too long ago or has too many passkeys, or the answer is not in order.' },
  404: { description: 'The site has no such passkey.' },
  410: { description: 'The challenge was answered, has expired, or was given to another browser.' },
}

/** The refusal of a call in the words of the interface; visitors read those of passkey-client.ts. */
export function refusePasskey(kind: Refused) {
  switch (kind) {
    case 'no_host':
      return { status: 400 as const, detail: 'Passkeys need a host with a name.' }
    case 'signed_out':
      return { status: 401 as const, detail: 'Adding a passkey needs a visitor who is signed in.' }
    case 'not_fresh':
      return { status: 403 as const, title: 'Sign in again', detail: 'Adding a passkey needs a fresh sign-in.' }
    case 'full':
      return { status: 403 as const, title: 'Too many passkeys', detail: 'The visitor has the most passkeys allowed.' }
    case 'known':
      return { status: 403 as const, title: 'Passkey exists', detail: 'This passkey is stored already.' }
    case 'refused':
      return { status: 403 as const, title: 'Not in order', detail: 'The answer of the authenticator is not in order.' }
    case 'unknown':
      return { status: 404 as const, title: 'Unknown passkey', detail: 'The site has no such passkey.' }
    case 'expired':
      return { status: 410 as const, detail: 'The challenge is void. Ask for another.' }
  }
}

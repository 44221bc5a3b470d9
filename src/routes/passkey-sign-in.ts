import { z } from 'zod'
import { assertionBody, isPasskeyOffered, passkeyLimit, passkeyRefusals, refusePasskey } from './passkey-call.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** POST /api/passkeys/sign-in (AUTH-01, AUTH-04). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Sign in with a passkey',
  description: 'Sets the session cookie, as the sign-in by code does.',
  offered: isPasskeyOffered,
  rateLimit: passkeyLimit,
  body: assertionBody,
  answers: {
    200: { description: 'The visitor is signed in.', schema: z.object({ signedIn: z.literal(true) }) },
    400: passkeyRefusals[400],
    403: { description: 'The answer of the authenticator is not in order.' },
    404: passkeyRefusals[404],
    410: passkeyRefusals[410],
  },
  async handle({ services: { signIn }, body }) {
    const { kind } = await signIn.passkeys.signIn(body)
    if (kind !== 'signed_in') return refusePasskey(kind)
    return { status: 200, json: { signedIn: true as const }, cookies: signIn.takeCookies() }
  },
})

export const action = loader

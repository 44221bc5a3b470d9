import {
  emptyBody,
  isPasskeyOffered,
  passkeyLimit,
  passkeyRefusals,
  refusePasskey,
  requestOptionsSchema,
} from './passkey-call.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** POST /api/passkeys/sign-in-options (AUTH-01). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Begin to sign in with a passkey',
  description: 'The challenge is for this browser, and void after five minutes or one answer.',
  offered: isPasskeyOffered,
  rateLimit: passkeyLimit,
  body: emptyBody,
  answers: {
    200: { description: 'Options for the browser.', schema: requestOptionsSchema },
    400: passkeyRefusals[400],
  },
  async handle({ services: { signIn } }) {
    const offer = await signIn.passkeys.beginSignIn()
    if (offer.kind !== 'options') return refusePasskey(offer.kind)
    return { status: 200, json: offer.options, cookies: signIn.takeCookies() }
  },
})

export const action = loader

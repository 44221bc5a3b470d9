import {
  creationOptionsSchema,
  emptyBody,
  isPasskeyOffered,
  passkeyLimit,
  passkeyRefusals,
  refusePasskey,
} from './passkey-call.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** POST /api/passkeys/add-options (AUTH-01). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Begin to add a passkey for the signed-in visitor',
  description: 'The challenge is for this browser, and void after five minutes or one answer.',
  offered: isPasskeyOffered,
  rateLimit: passkeyLimit,
  body: emptyBody,
  answers: { 200: { description: 'Options for the browser.', schema: creationOptionsSchema }, ...passkeyRefusals },
  async handle({ services: { signIn } }) {
    const offer = await signIn.passkeys.beginRegistration()
    if (offer.kind !== 'options') return refusePasskey(offer.kind)
    return { status: 200, json: offer.options, cookies: signIn.takeCookies() }
  },
})

export const action = loader

import { z } from 'zod'
import { isPasskeyOffered, passkeyLimit, passkeyRefusals, refusePasskey, registrationBody } from './passkey-call.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** POST /api/passkeys/add (AUTH-01). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Add the passkey that the browser made',
  description: 'Needs a session that began within the last fifteen minutes.',
  offered: isPasskeyOffered,
  rateLimit: passkeyLimit,
  body: registrationBody,
  answers: {
    200: {
      description: 'The passkey is stored.',
      schema: z.object({ label: z.string().describe('Name of the device, as the list of passkeys shows it') }),
    },
    ...passkeyRefusals,
  },
  async handle({ services: { signIn }, body }) {
    const outcome = await signIn.passkeys.register(body)
    return outcome.kind === 'added' ? { status: 200, json: { label: outcome.label } } : refusePasskey(outcome.kind)
  },
})

export const action = loader

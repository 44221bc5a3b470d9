import { data, redirectDocument } from 'react-router'
import { parseOwnPath } from '#domain/visitor/own-path.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import type { SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import type { Site } from '#site/site.ts'
import { buildOwnHeaders } from './handle-sign-in.server.ts'

const largestBody = 4_096

/** POST /sign-out with `scope` 'here' or 'everywhere', and `back`, a path of this site. */
export async function receiveSignOut(
  { site, signIn }: { readonly site: Site; readonly signIn: SignInDesk },
  request: Request,
) {
  if (!site.auth.authentication) throw data(null, { status: 404 })
  const body = await readLimitedText(request, largestBody)
  if (body === null) throw data(null, { status: 413 })
  const fields = readFormFields(body, ['scope', 'back'])
  await signIn.signOut(fields.get('scope') === 'everywhere' ? 'everywhere' : 'here')
  const back = parseOwnPath(fields.get('back') ?? '') ?? '/'
  return redirectDocument(back, { status: 303, headers: buildOwnHeaders(signIn) })
}

import { data, redirect } from 'react-router'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import { resolveGate, type SignInGate } from '#site/sign-in-gates.ts'
import type { Site } from '#site/site.ts'
import { noStoreHeaders } from '#http/no-store.ts'

interface GatedRequest {
  readonly site: Site
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}

/**
 * Lets a request through a gate of AUTH-02. Returns the signed-in visitor. Returns null where the gate is open and the
 * visitor is not signed in. Throws the redirect to the sign-in page, which leads back to `url` afterwards, or 404 where
 * the site has no sign-in and the page needs a user (AUTH-03).
 */
export async function requireVisitor(
  { site, findVisitor }: GatedRequest,
  url: Pick<URL, 'pathname' | 'search'>,
  gate: SignInGate,
): Promise<SignedInVisitor | null> {
  const state = resolveGate(site, gate)
  if (state === 'absent') throw data(null, { status: 404 })
  const visitor = site.auth.authentication ? await findVisitor() : null
  if (visitor !== null || state === 'open') return visitor
  const path = buildSignInPath({ type: gate, redirect: url.pathname + url.search, back: '/' })
  // A gated answer depends on the visitor, so nothing may keep it.
  throw redirect(path, { status: 303, headers: noStoreHeaders })
}

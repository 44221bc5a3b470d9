import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { resolveGate } from '#site/sign-in-gates.ts'
import type { Site } from '#site/site.ts'

/** Whether this visitor may value a trade-in: where the site gates it, only after a sign-in (AUTH-02). */
export async function isAdmitted({
  site,
  findVisitor,
}: {
  readonly site: Site
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}): Promise<boolean> {
  return resolveGate(site, 'trade_in') === 'open' || (await findVisitor()) !== null
}

import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { Site } from '#site/site.ts'

/** Whether this visitor may value a trade-in: where the site gates it, only after a sign-in (AUTH-02). */
export async function isAdmitted({
  site,
  findVisitor,
}: {
  readonly site: Site
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}): Promise<boolean> {
  return !(site.auth.authentication && site.auth.gate_trade_in) || (await findVisitor()) !== null
}

import { addressOf } from './addresses.ts'
import type { Site } from './site.ts'

/**
 * The link to what is the visitor's own: the garage by its name, which asks for the sign-in itself, or else the sign-in
 * page. It is the same for everybody, so that pages need not know who reads them. null without authentication
 * (AUTH-03).
 */
export function buildAccountLink(site: Site): { readonly label: string; readonly href: string } | null {
  if (!site.auth.authentication) return null
  return site.auth.garage
    ? { label: site.auth.garage_name, href: site.routes.garage }
    : { label: 'Sign in', href: addressOf(site, 'sign_in') }
}

import { redirect } from 'react-router'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import type { Route } from './+types/service.ts'

/** Book a Service (LEAD-19): the configured booking page, else the booking form of the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  return redirect(site.service.booking_url ?? addressOf(site, 'genuine_service'))
}

/** The loader always redirects. */
export default function Service() {
  return null
}

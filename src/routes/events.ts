import { largestEvent, parseEvent } from '#features/analytics/parse-event.server.ts'
import { readLimitedText } from '#features/enquiry/read-limited-text.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/events.ts'

const perMinute = 120

/** First-party collector of visitor events (API-02): each becomes one structured line of the log, under the site's own id for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, log, requestId, takeAllowance } = getRequestContext(context)
  if (request.method !== 'POST') return problem(405, 'Method not allowed', 'Events are sent by POST.', { Allow: 'POST' })
  if (!site.analytics.collector) return problem(404, 'Not found', 'This site collects no events.')
  if (!takeAllowance('event', perMinute, 60_000)) return problem(429, 'Too many requests', 'Try again in a minute.', { 'Retry-After': '60' })
  const body = await readLimitedText(request, largestEvent)
  if (body === null) return problem(413, 'Content too large', `An event has at most ${largestEvent} bytes.`)
  const parsed = parseEvent(body)
  if (!parsed.ok) return problem(400, 'Bad request', parsed.error)
  const { name, parameters } = parsed.event
  log.info({ requestId, site: site.slug, event: name, eventId: site.analytics.event_ids[name], path: parsed.path, parameters }, 'visitor event')
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  return problem(405, 'Method not allowed', 'Events are sent by POST.', { Allow: 'POST' })
}

function problem(status: number, title: string, detail: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ title, status, detail }, { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers } })
}

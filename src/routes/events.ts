import { largestEvent, parseEvent } from '#features/parts/analytics/parse-event.server.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/events.ts'

const perMinute = 120

/**
 * First-party collector of visitor events (API-02): each becomes one structured line of the log, under the site's own
 * id for it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, log, requestId, takeAllowance } = getRequestContext(context)
  if (request.method !== 'POST')
    return answerProblem(405, 'Method not allowed', 'Events are sent by POST.', { Allow: 'POST' })
  if (!site.analytics.collector) return answerProblem(404, 'Not found', 'This site collects no events.')
  if (!takeAllowance('event', perMinute, 60_000))
    return answerProblem(429, 'Too many requests', 'Try again in a minute.', { 'Retry-After': '60' })
  const body = await readLimitedText(request, largestEvent)
  if (body === null) return answerProblem(413, 'Content too large', `An event has at most ${largestEvent} bytes.`)
  const parsed = parseEvent(body)
  if (!parsed.ok) return answerProblem(400, 'Bad request', parsed.error)
  const { name, parameters } = parsed.event
  log.info(
    { requestId, site: site.slug, event: name, eventId: site.analytics.event_ids[name], path: parsed.path, parameters },
    'visitor event',
  )
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  return answerProblem(405, 'Method not allowed', 'Events are sent by POST.', { Allow: 'POST' })
}

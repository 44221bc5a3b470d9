import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#site/site.ts'
import { sendAnswer } from './http-answer.ts'
import { buildBusyPage, plainPageHeaders } from './plain-pages.ts'
import { commonHeaders } from './security-headers.ts'

/** Long enough for the render queue to be empty: nothing waits in it for longer than 3 s. */
const retryAfterSeconds = 5

/** Addresses that scripts call: JSON calls, and a navigation's data. */
const isCalledByScripts = (path: string): boolean =>
  path.startsWith('/api/') || path.endsWith('.json') || path.endsWith('.data')

/** Answers 503 with Retry-After when a page was not rendered because too many requests were waiting. */
export function answerBusy(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: Pick<Site, 'name' | 'phone'>,
): void {
  const headers = { ...commonHeaders, 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }
  if (isCalledByScripts(path)) {
    const problem = {
      title: 'Service Unavailable',
      status: 503,
      detail: `Too many requests are waiting; ask again in ${retryAfterSeconds} seconds.`,
    }
    sendAnswer(
      response,
      503,
      { ...headers, 'Content-Type': 'application/problem+json' },
      JSON.stringify(problem),
      request.method,
    )
    return
  }
  sendAnswer(response, 503, { ...plainPageHeaders, ...headers }, buildBusyPage(site, retryAfterSeconds), request.method)
}

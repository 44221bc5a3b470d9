import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#site/site.ts'
import { isCall, sendProblem } from './answer-call.ts'
import { sendAnswer } from './http-answer.ts'
import { buildBusyPage, plainPageHeaders } from './plain-pages.ts'
import { commonHeaders } from './security-headers.ts'
import { noStoreHeaders } from './no-store.ts'

/** Long enough for the render queue to be empty: nothing waits in it for longer than 3 s. */
const retryAfterSeconds = 5

/** Addresses that scripts call: JSON calls, and a navigation's data. */
export const isCalledByScripts = (path: string): boolean => isCall(path) || path.endsWith('.data')

/** Answers 503 with Retry-After when a page was not rendered because too many requests were waiting. */
export function answerBusy(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: Pick<Site, 'name' | 'phone'>,
): void {
  const headers = { ...commonHeaders, 'Retry-After': String(retryAfterSeconds), ...noStoreHeaders }
  if (isCalledByScripts(path)) {
    response.setHeader('Retry-After', retryAfterSeconds)
    const detail = `Too many requests are waiting; ask again in ${retryAfterSeconds} seconds.`
    sendProblem(response, 503, 'Service unavailable', detail, request.method)
    return
  }
  sendAnswer(response, 503, { ...plainPageHeaders, ...headers }, buildBusyPage(site, retryAfterSeconds), request.method)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendRefusal } from './answer-call.ts'

/** Characters of the longest request target and path; longer ones get 414. Node refuses headers over 16 kB itself. */
const longestTarget = 12_000
const longestPath = 2_000

/** Pages are read and forms are posted. The router would treat other methods as posts, or fail with an error. */
const answeredMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

/**
 * Refuses a request that no part of the platform answers: a target that is too long (414) or does not begin with a
 * slash (400), or another method than GET, HEAD and POST (405). Returns true when it has answered. `path`: the target
 * without its query.
 */
export function refuseUnanswerable(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if ((request.url ?? '').length > longestTarget || path.length > longestPath) {
    sendRefusal(request, response, path, { status: 414, title: 'URI too long', detail: 'The address is too long.' })
    return true
  }
  // `OPTIONS *` and the absolute form for proxies, which could name another site than the Host header does.
  if (!path.startsWith('/')) {
    const detail = 'The address must begin with a slash.'
    sendRefusal(request, response, path, { status: 400, title: 'Bad request', detail })
    return true
  }
  if (!answeredMethods.has(request.method ?? '')) {
    response.setHeader('Allow', [...answeredMethods].join(', '))
    const detail = 'This method is not answered here.'
    sendRefusal(request, response, path, { status: 405, title: 'Method not allowed', detail })
    return true
  }
  return false
}

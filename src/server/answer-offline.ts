import { isCalledByScripts } from '#http/answer-busy.ts'
import { sendProblem } from '#http/answer-call.ts'
import { sendAnswer } from '#http/http-answer.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { buildOfflinePage } from './offline-page.ts'
import type { Pages } from './pages.ts'
import type { Handler, SiteVisit } from './visit.ts'

/** Seconds after which browsers and crawlers may ask again, where nobody said when the site comes back. */
const usualRetrySeconds = 3_600
const longestRetrySeconds = 86_400

/** Events of the payment processor are taken all the same: a deposit that was paid must not be lost. */
const webhook = /^\/api\/payments\/webhook\//i

/**
 * offline: answers the pages and calls of a site that is offline with 503 and Retry-After (seconds). Files, pictures,
 * the sitemap and the outbound feeds have been answered before; leads that are stored go on to their receivers.
 */
export function createOfflineHandler(now: () => number, loadPages: () => Promise<Pages>): Handler<SiteVisit> {
  return async (visit) => {
    const { request, response, path, site, offline } = visit
    if (offline === null || webhook.test(path)) return 'go on'
    visit.kind = 'page'
    const nowMs = now()
    const seconds =
      offline.until === null
        ? usualRetrySeconds
        : Math.min(longestRetrySeconds, Math.max(1, Math.ceil((offline.until - nowMs) / 1000)))
    if (isCalledByScripts(path)) {
      response.setHeader('Retry-After', seconds)
      sendProblem(response, 503, 'Offline', `This site is offline; ask again in ${seconds} seconds.`, request.method)
      return 'answered'
    }
    const { css } = (await loadPages()).buildThemeCss(site.theme)
    const { html, contentSecurityPolicy } = buildOfflinePage(site, offline, nowMs, css)
    sendAnswer(
      response,
      503,
      {
        ...commonHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': contentSecurityPolicy,
        'Retry-After': seconds,
      },
      html,
      request.method,
    )
    return 'answered'
  }
}

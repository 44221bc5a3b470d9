import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from './create-services.ts'
import type { Readiness } from './create-readiness.ts'
import { describeDiskTrouble, type DiskProbe } from './disk-probe.ts'
import type { Environment } from './environment.ts'
import type { PageCache } from '#http/page-cache/page-cache.ts'
import type { RenderQueue } from '#http/render-queue.ts'
import { sendAnswer, sendJson, sendText } from '#http/http-answer.ts'
import { isDirectLoopback } from '#http/direct-caller.ts'
import { withFallback } from '#concurrency/deadline.ts'
import { noStoreHeaders } from '#http/no-store.ts'

/** More changes than this behind, or no contact with the change feed for longer, and the node asks to be left out. */
const greatestLag = 5_000
const longestSilenceMs = 15_000
/**
 * While the database is unreachable no longer than this, milliseconds, the node calls itself 'database unreachable':
 * the others are most likely cut off as well, and a balancer that knows these words leaves its pages in memory where
 * they are.
 */
const longestOutageMs = 60_000
/** Milliseconds in which readiness answers, whatever hangs. */
const deadlineMs = 2_000

export interface HealthSources {
  readonly services: Services
  readonly environment: Environment
  readonly pageCache: PageCache | null
  readonly renders: RenderQueue
  readonly disk: DiskProbe
  /** Whether the process was asked to end: it still answers, and wants no new visitors. */
  readonly isStopping: () => boolean
}

/**
 * `/healthz`: the process answers. `/readyz`: its index follows the change feed closely enough to be asked, its clock
 * is right, and its data folder can be written where that holds the store. `/metrics`, and the figures of `/readyz`:
 * for callers on this machine without a proxy between, or with the bearer token. True when the path was one of them.
 */
export async function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, environment, pageCache, renders, disk, isStopping }: HealthSources,
): Promise<boolean> {
  switch (path) {
    case '/healthz':
      sendJson(response, 200, { status: 'ok', uptimeSeconds: Math.round(process.uptime()) })
      return true
    case '/readyz': {
      // Whatever hangs, the answer comes in time: a load balancer takes silence for an answer of its own.
      const [readiness, isWritable] = await Promise.all([
        withFallback(services.readiness(), deadlineMs, null),
        withFallback(disk.isWritable(), deadlineMs, false),
      ])
      const status = isStopping() ? 'stopping' : describeState(services, readiness, isWritable)
      const nodeProblems = [
        ...(readiness?.nodeProblems ?? []),
        ...(isWritable ? [] : [describeDiskTrouble(services.storesInFolder)]),
      ]
      sendJson(response, status === 'ready' ? 200 : 503, {
        status,
        ...(mayReadFigures(request, environment) ? { ...readiness, nodeProblems, diskWritable: isWritable } : {}),
      })
      return true
    }
    case '/metrics': {
      if (!mayReadFigures(request, environment)) {
        sendText(response, 404, 'Not found.')
        return true
      }
      const [readiness, leads, unpaidHolds, feedStates] = await Promise.all([
        withFallback(services.readiness(), deadlineMs, null),
        withFallback(services.readLeadFigures(), deadlineMs, null),
        withFallback(services.payments.countUnpaid(), deadlineMs, null),
        withFallback(services.readFeedStates(), deadlineMs, null),
      ])
      services.metrics.setLeads({
        waiting: leads?.waiting ?? -1,
        oldestWaitingSeconds: leads?.oldestWaitingAt == null ? 0 : (services.now() - leads.oldestWaitingAt) / 1000,
        failed: leads?.failed ?? -1,
        held: leads?.held ?? -1,
      })
      services.metrics.setUnpaidHolds(unpaidHolds ?? -1)
      services.metrics.setFeeds(feedStates)
      if (pageCache !== null) services.metrics.setPageCache(pageCache.figures)
      services.metrics.setRenders(renders.figures)
      services.metrics.setIndex({ ...services.readIndexFigures(), lag: readiness?.lag ?? -1 })
      const { contentType, text } = await services.metrics.render()
      sendAnswer(response, 200, { 'Content-Type': contentType, ...noStoreHeaders }, text)
      return true
    }
    default:
      return false
  }
}

function describeState(
  { storesInFolder }: Pick<Services, 'storesInFolder'>,
  readiness: Readiness | null,
  isWritable: boolean,
): 'ready' | 'database unreachable' | 'not ready' {
  if (readiness === null || !readiness.loaded || !readiness.clockIsRight || (storesInFolder && !isWritable))
    return 'not ready'
  const { lag, silentMs } = readiness
  if (lag !== null && lag <= greatestLag && silentMs <= longestSilenceMs) return 'ready'
  return lag === null && silentMs <= longestOutageMs ? 'database unreachable' : 'not ready'
}

function mayReadFigures(request: IncomingMessage, environment: Environment): boolean {
  if (environment.metricsToken === null) return isDirectLoopback(request, environment)
  const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${environment.metricsToken}`))
}

import { randomBytes } from 'node:crypto'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { LostFrame } from '#features/parts/site-frame/lost-frame.ts'
import { buildSiteFrame, type SiteFrameView } from '#features/parts/site-frame/site-frame-view.ts'
import { describeError } from '#log/describe-error.ts'
import { forgetData, keepMatchedRoutes } from '#server/page-memory.ts'
import { getRequestContext } from '#server/request-context.ts'
import { ByteSink } from '#http/byte-sink.ts'
import { scriptNonceHeader } from '#http/script-nonce.ts'
import { WholeResponse } from '#http/whole-response.ts'
import { PauseContext } from '#ui/pause-point.tsx'

export { requestContextKey } from '#server/request-context.ts'
// The texts of the platform are in this bundle alone; the sitemap needs to know which posts are out.
export { listBlogPaths } from '#features/parts/blog/blog-posts.server.ts'
// So are the names of the font files; the page of a site that is offline needs them.
export { buildThemeCss } from '#features/parts/site-frame/theme-css.ts'

const renderTimeoutMs = 10_000

/**
 * Renders the whole page before it sends the first byte: the server caches finished pages, compresses them once and
 * allows their inline scripts by hash, and a loader that fails late can still set the status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Marks the scripts that the router and React write. It is random, so page content cannot contain it. It tells the
  // server which inline scripts to allow and does not reach the browser.
  const nonce = randomBytes(16).toString('base64url')
  headers.set(scriptNonceHeader, nonce)
  const { pause } = getRequestContext(context)
  // The loaders have used the thread.
  await pause()
  const lost = buildLostFrame(routerContext, context)
  const shown = keepMatchedRoutes(routerContext)
  return new Promise((resolve, reject) => {
    let failure: unknown
    const sink = new ByteSink((bytes) => {
      clearTimeout(timer)
      if (failure !== undefined) return reject(failure)
      forgetData(shown)
      resolve(new WholeResponse(bytes, { status, headers }))
    }, reject)
    const { pipe, abort } = renderToPipeableStream(
      <PauseContext value={pause}>
        <LostFrame value={lost}>
          <ServerRouter context={shown} url={request.url} nonce={nonce} />
        </LostFrame>
      </PauseContext>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => void pipe(sink),
        onShellError: reject,
        onError(error) {
          failure = error
        },
      },
    )
    const timer = setTimeout(
      () => abort(new Error(`rendering took longer than ${renderTimeoutMs} ms`)),
      renderTimeoutMs,
    )
  })
}

/** See LostFrame; null too where the frame itself is what could not be made. */
function buildLostFrame({ staticHandlerContext }: EntryContext, context: RouterContextProvider): SiteFrameView | null {
  if (staticHandlerContext.loaderData['root'] !== undefined) return null
  try {
    const { site, embedPicture } = getRequestContext(context)
    return buildSiteFrame(site, null, embedPicture)
  } catch {
    return null
  }
}

/**
 * Logs errors of loaders, actions and rendering in the request's log. Aborted requests and 4xx responses are not logged
 * as errors, so that clients cannot fill the log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { log, requestId, reportFailure } = getRequestContext(context)
  reportFailure(error)
  log.error({ requestId, error: describeError(error) }, 'request failed')
}

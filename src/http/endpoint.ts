import type { z } from 'zod'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { answerProblem } from './answer-problem.ts'
import { parseJsonBody } from './parse-json-body.ts'
import { readLimitedText } from './read-limited-text.ts'
import { noStoreHeaders } from './no-store.ts'

interface ParameterDefinition {
  readonly in: 'path' | 'query'
  readonly description: string
  /** Type and range, for the documentation; a text where absent. The handler parses the value. */
  readonly schema?: z.ZodType
}

export type ParameterDefinitions = Readonly<Record<string, ParameterDefinition>>

/** Values by name: a path parameter is always there, a query parameter is null where the caller left it out. */
type ParameterValues<Parameters extends ParameterDefinitions> = {
  readonly [Name in keyof Parameters]: Parameters[Name]['in'] extends 'path' ? string : string | null
}

/** The statuses of refusals that a handler answers itself. */
type RefusalStatus = 400 | 401 | 403 | 404 | 410 | 502 | 503

interface Refusal {
  readonly status: RefusalStatus
  /** A sentence for the developer who wrote the call. */
  readonly detail: string
  /** Where the usual phrase of the status says too little. */
  readonly title?: string
}

/** A rate limit that a handler counts itself, since a site configures it; answered with Retry-After. */
interface TooMany {
  readonly status: 429
  readonly detail: string
  readonly retryAfterSeconds: number
}

/**
 * What a handler answers: JSON, nothing, or a refusal, which becomes problem details. `cookies` are the values of
 * Set-Cookie headers.
 */
export type HandlerAnswer<Json> =
  | { readonly status: 200; readonly json: Json; readonly cookies?: readonly string[] }
  | { readonly status: 204 }
  | TooMany
  | Refusal

/** A validated type as handlers may give it: also with readonly arrays. */
type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

export interface EndpointDefinition<Services, Parameters extends ParameterDefinitions, Body, Json> {
  /** A GET endpoint also answers HEAD. */
  readonly method: 'GET' | 'POST'
  /** One line of the documentation. */
  readonly summary: string
  readonly description?: string
  /** Whether the site offers the endpoint; 404 where it does not. Absent: every site does. */
  readonly offered?: (site: Site) => boolean
  /**
   * Sliding-window rate limit of one visitor on one site. `name` is the key of the counter; beyond `limit` calls in
   * `windowMs` milliseconds the answer is 429 with Retry-After.
   */
  readonly rateLimit?: { readonly name: string; readonly limit: number; readonly windowMs: number }
  readonly parameters?: Parameters
  /** The JSON body of a POST endpoint: 415 for another type, 413 beyond `maxBytes`, 400 where the schema refuses it. */
  readonly body?: { readonly maxBytes: number; readonly schema: z.ZodType<Body> }
  /** The statuses of `handle`. The schema of 200 is held against the handler by the compiler. */
  readonly answers: {
    readonly 200?: { readonly description: string; readonly schema: z.ZodType<Json> }
    readonly 204?: { readonly description: string }
  } & { readonly [Status in RefusalStatus]?: { readonly description: string } }
  /** Seconds for which a browser may reuse an answer of 200; absent: no cache stores it. */
  readonly maxAgeSeconds?: number
  /** The answer to an error that `handle` throws. Absent: 500, or 503 while the database does not answer. */
  readonly failure?: { readonly status: 503; readonly title: string; readonly detail: string }
  readonly handle: (
    input: EndpointInput<Services, Parameters, Body>,
  ) => Promise<HandlerAnswer<DeepReadonly<Json>>> | HandlerAnswer<DeepReadonly<Json>>
}

interface EndpointInput<Services, Parameters extends ParameterDefinitions, Body> {
  readonly services: Services
  readonly parameters: ParameterValues<Parameters>
  /** The whole query string, for an endpoint that refuses unknown parameters or takes one several times. */
  readonly query: URLSearchParams
  /** The validated body; undefined without a body definition. */
  readonly body: Body
  /** The body as it was sent, for whoever signed it; '' without a body definition. */
  readonly text: string
  readonly request: Request
}

/** What answering needs of the services of a request, whatever the handler needs besides. */
export interface EndpointServices {
  readonly requestId: string
  readonly site: Site
  /** Whether this visitor may do one more of `what`: at most `limit` in any `windowMs` milliseconds. */
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
  /** Reports an unexpected error and returns the status to answer: 503 while the database does not answer, else 500. */
  readonly reportFailure: (error: unknown) => 500 | 503
  readonly log: Logger
}

export interface EndpointCall {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

const allowedMethods = { GET: ['GET', 'HEAD'], POST: ['POST'] } as const

/** Usual phrases of the statuses (RFC 9110). */
export const statusTitles = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  410: 'Gone',
  413: 'Content too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
} as const

const refuse = (status: keyof typeof statusTitles, detail: string, headers: Readonly<Record<string, string>> = {}) =>
  answerProblem(status, statusTitles[status], detail, headers)

const retryAfterSeconds = 5

/** Forms of other sites cannot send this content type without a preflight, which is refused (API-04). */
const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json$/i.test((contentType ?? '').split(';', 1)[0]?.trim() ?? '')

/**
 * Answers a call of an endpoint: method, whether the site offers it, rate limit, size and schema of the body, then the
 * handler. Refusals and errors are problem details (RFC 9457). Does not throw.
 */
export async function answerEndpoint<
  Services extends EndpointServices,
  Parameters extends ParameterDefinitions,
  Body,
  Json,
>(
  definition: EndpointDefinition<Services, Parameters, Body, Json>,
  services: Services,
  call: EndpointCall,
): Promise<Response> {
  try {
    return await checkAndHandle(definition, services, call)
  } catch (error) {
    const status = services.reportFailure(error)
    // A visitor who hung up is no fault of the server.
    if (!call.request.signal.aborted) {
      const { requestId, site, log } = services
      log.error({ requestId, site: site.slug, path: call.url.pathname, error: describeError(error) }, 'endpoint failed')
    }
    const { failure } = definition
    if (failure !== undefined)
      return answerProblem(failure.status, failure.title, failure.detail, { 'Retry-After': String(retryAfterSeconds) })
    return refuse(status, 'The server could not answer; try again in a moment.')
  }
}

async function checkAndHandle<Services extends EndpointServices, Parameters extends ParameterDefinitions, Body, Json>(
  definition: EndpointDefinition<Services, Parameters, Body, Json>,
  services: Services,
  { request, url, params }: EndpointCall,
): Promise<Response> {
  const { method, offered, rateLimit, body } = definition
  const allowed: readonly string[] = allowedMethods[method]
  if (!allowed.includes(request.method))
    return refuse(405, `This endpoint is called by ${method}.`, { Allow: allowed.join(', ') })
  if (offered?.(services.site) === false) return refuse(404, 'This site does not offer this endpoint.')
  if (rateLimit !== undefined && !(await services.takeAllowance(rateLimit.name, rateLimit.limit, rateLimit.windowMs))) {
    const seconds = rateLimit.windowMs / 1000
    return refuse(429, `At most ${rateLimit.limit} calls are answered in ${seconds} seconds.`, {
      'Retry-After': String(seconds),
    })
  }
  let value: Body | undefined
  let text = ''
  if (body !== undefined) {
    if (!isJson(request.headers.get('content-type')))
      return refuse(415, 'The body is JSON, with the content type application/json.')
    const sent = await readLimitedText(request, body.maxBytes)
    if (sent === null) return refuse(413, `The body has at most ${body.maxBytes} bytes.`)
    text = sent
    const parsed = parseJsonBody(body.schema, text)
    if (!parsed.ok) return refuse(400, parsed.error)
    value = parsed.value
  }
  const parameters = Object.fromEntries(
    Object.entries(definition.parameters ?? {}).map(([name, parameter]) => [
      name,
      parameter.in === 'path' ? (params[name] ?? '') : url.searchParams.get(name),
    ]),
  ) as ParameterValues<Parameters>
  const answer = await definition.handle({
    services,
    parameters,
    query: url.searchParams,
    body: value as Body,
    text,
    request,
  })
  return toResponse(answer, definition.maxAgeSeconds)
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function toResponse(answer: HandlerAnswer<unknown>, maxAgeSeconds: number | undefined): Response {
  const headers = {
    'Cache-Control': maxAgeSeconds === undefined ? 'no-store' : `private, max-age=${maxAgeSeconds}`,
    'X-Robots-Tag': 'noindex',
  }
  switch (answer.status) {
    case 200:
      return withCookies(Response.json(answer.json, { headers }), answer.cookies ?? [])
    case 204:
      return new Response(null, { status: 204, headers: { ...headers, ...noStoreHeaders } })
    case 429:
      return refuse(429, answer.detail, { 'Retry-After': String(answer.retryAfterSeconds) })
    case 400:
    case 401:
    case 403:
    case 404:
    case 410:
    case 502:
    case 503:
      return answerProblem(answer.status, answer.title ?? statusTitles[answer.status], answer.detail)
  }
}

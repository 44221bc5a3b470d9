import { z } from 'zod'
import { statusTitles, type EndpointDefinition, type ParameterDefinitions } from './endpoint.ts'

/** An endpoint with its address: `pattern` in the router's syntax, `id` unique among the endpoints. */
export interface DescribedEndpoint {
  readonly id: string
  readonly pattern: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the documentation takes endpoints of any types
  readonly definition: EndpointDefinition<any, any, any, any>
}

type Json = Readonly<Record<string, unknown>>

type Schemas = Map<string, Json>

/** Bounds that zod gives every whole number; they say nothing. */
const isEveryInteger = (bound: unknown): boolean =>
  bound === Number.MAX_SAFE_INTEGER || bound === Number.MIN_SAFE_INTEGER

/**
 * JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1) of what a caller sends or gets. Schemas with an id
 * (`.meta({ id })`) go to `shared` and are referred to.
 */
function toSchema(schema: z.ZodType, io: 'input' | 'output', shared: Schemas): Json {
  const {
    $schema: _dialect,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      if (isEveryInteger(jsonSchema.minimum)) delete jsonSchema.minimum
      if (isEveryInteger(jsonSchema.maximum)) delete jsonSchema.maximum
    },
  })
  const relink = (part: object): Json =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  for (const [id, definition] of Object.entries($defs)) {
    const { id: _id, ...named } = definition
    shared.set(id, relink(named))
  }
  return relink(own)
}

const problemResponse = { $ref: '#/components/responses/Problem' } as const

function buildParameters(definitions: ParameterDefinitions, shared: Schemas): readonly Json[] {
  return Object.entries(definitions).map(([name, { in: place, description, schema }]) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema: schema === undefined ? { type: 'string' } : toSchema(schema, 'input', shared),
  }))
}

/** Statuses that `answerEndpoint` itself answers, with the reason. */
function listOwnRefusals({
  method,
  offered,
  rateLimit,
  body,
  failure,
}: DescribedEndpoint['definition']): Record<string, string> {
  return {
    ...(method === 'GET' ? {} : { 403: 'A page of another origin made the call.' }),
    ...(body === undefined
      ? {}
      : {
          400: 'The body is not valid.',
          415: 'The body does not have the content type application/json.',
          413: `The body exceeds ${body.maxBytes} bytes.`,
        }),
    ...(offered === undefined ? {} : { 404: 'The site does not offer this endpoint.' }),
    405: 'The endpoint is not called by this method.',
    ...(rateLimit === undefined
      ? {}
      : { 429: `Rate limit: ${rateLimit.limit} calls of a visitor in ${rateLimit.windowMs / 1000} seconds.` }),
    ...(failure === undefined ? { 500: 'The server failed.' } : {}),
    503: failure?.detail ?? 'The server cannot answer at the moment.',
  }
}

function buildResponses(definition: DescribedEndpoint['definition'], shared: Schemas): Json {
  const { 200: json, 204: empty, ...refusals } = definition.answers
  const reasons = new Map(Object.entries(listOwnRefusals(definition)))
  for (const [status, { description }] of Object.entries(refusals)) {
    const own = reasons.get(status)
    reasons.set(status, own === undefined || status === '503' ? description : `${own} ${description}`)
  }
  return {
    ...(json === undefined
      ? {}
      : {
          200: {
            description: json.description,
            content: { 'application/json': { schema: toSchema(json.schema, 'output', shared) } },
          },
        }),
    ...(empty === undefined ? {} : { 204: { description: empty.description } }),
    ...Object.fromEntries([...reasons].map(([status, description]) => [status, { ...problemResponse, description }])),
  }
}

function buildOperation({ id, definition }: DescribedEndpoint, shared: Schemas): Json {
  const { summary, description, body, parameters = {} } = definition
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: buildParameters(parameters, shared),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(body.schema, 'input', shared) } },
          },
        }),
    responses: buildResponses(definition, shared),
  }
}

/** The OpenAPI 3.1 description of the endpoints; paths in the order given. */
function buildOpenApi(endpoints: readonly DescribedEndpoint[]): Json {
  const shared: Schemas = new Map()
  const paths = endpoints.map((endpoint) => [
    endpoint.pattern.replaceAll(/:(\w+)/g, '{$1}'),
    { [endpoint.definition.method.toLowerCase()]: buildOperation(endpoint, shared) },
  ])
  const { 405: title } = statusTitles
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      description:
        'JSON endpoints of a dealer site, for its own pages. Generated by scripts/generate-reference.ts from the ' +
        'definitions in src/routes; change those, then run it. GET endpoints also answer HEAD. ' +
        'Every error is problem details (RFC 9457). The version changes when a call is removed or changes its ' +
        'meaning; new calls, new fields of answers and new optional fields of bodies do not change it, so ignore ' +
        'what you do not know.',
    },
    servers: [{ url: '/', description: 'The origin of the dealer site' }],
    paths: Object.fromEntries(paths) as Json,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          description: 'Problem details (RFC 9457)',
          properties: {
            title: { type: 'string', examples: [title] },
            status: { type: 'integer', examples: [405] },
            detail: { type: 'string' },
          },
          required: ['title', 'status', 'detail'],
        },
        ...Object.fromEntries([...shared].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      },
      responses: {
        Problem: {
          description: 'The call was refused or failed.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  }
}

/** The text of docs/reference/openapi.json. */
export const formatOpenApi = (endpoints: readonly DescribedEndpoint[]): string =>
  `${JSON.stringify(buildOpenApi(endpoints), null, 2)}\n`

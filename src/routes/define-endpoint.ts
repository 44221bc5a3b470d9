import type { LoaderFunctionArgs } from 'react-router'
import { answerEndpoint, type EndpointDefinition, type ParameterDefinitions } from '#http/endpoint.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'

/** An endpoint with any body and response types, as the documentation generator reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the handlers of different endpoints take different types
export type AnyEndpoint = EndpointDefinition<RequestContext, any, any, any>

type EndpointArguments = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params' | 'url'>

/** Request handler with its definition attached. */
export interface ServeEndpoint {
  (call: EndpointArguments): Promise<Response>
  readonly definition: AnyEndpoint
}

/**
 * Defines a JSON endpoint, as both loader and action of its route module: `export const loader = defineEndpoint({ … })`
 * and `export const action = loader`. Both exports are required, so that a request with another method gets a 405.
 * React Router removes these two exports, and code that only they use, from the browser build; the route module of an
 * endpoint must not export anything else. The documentation (openapi.json) is generated from `definition`.
 */
export function defineEndpoint<const Parameters extends ParameterDefinitions = {}, Body = undefined, Json = never>(
  definition: EndpointDefinition<RequestContext, Parameters, Body, Json>,
): ServeEndpoint {
  const serve = ({ request, context, params, url }: EndpointArguments): Promise<Response> =>
    answerEndpoint(definition, getRequestContext(context), { request, params, url })
  return Object.assign(serve, { definition })
}

import type { LoaderFunctionArgs } from 'react-router'
import { answerEndpoint, type EndpointDefinition, type ParameterDefinitions } from '#http/endpoint.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'

/** An endpoint whose bodies and answers are of any type, as the documentation reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the handlers of different endpoints take different types
export type AnyEndpoint = EndpointDefinition<RequestContext, any, any, any>

type EndpointArguments = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params' | 'url'>

/** Answers a call, and carries its definition. */
export interface ServeEndpoint {
  (call: EndpointArguments): Promise<Response>
  readonly definition: AnyEndpoint
}

/**
 * A JSON endpoint, as both loader and action of its route module: `export const loader = defineEndpoint({ … })` and
 * `export const action = loader`. It must be both, so that a call by another method is answered with 405.
 *
 * React Router removes these two exports, and what only they use, from the browser's build; the route module of an
 * endpoint therefore exports nothing else. The documentation (openapi.json) is generated from `definition`.
 */
export function defineEndpoint<const Parameters extends ParameterDefinitions = {}, Body = undefined, Json = never>(
  definition: EndpointDefinition<RequestContext, Parameters, Body, Json>,
): ServeEndpoint {
  const serve = ({ request, context, params, url }: EndpointArguments): Promise<Response> =>
    answerEndpoint(definition, getRequestContext(context), { request, params, url })
  return Object.assign(serve, { definition })
}

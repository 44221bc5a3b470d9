import { addresses, addressIds } from '#site/addresses.ts'
import type { DescribedEndpoint } from '#http/openapi.ts'
import type { AnyEndpoint, ServeEndpoint } from './define-endpoint.ts'

interface LoadedEndpoint extends DescribedEndpoint {
  readonly definition: AnyEndpoint
  readonly serve: ServeEndpoint
}

/**
 * Loads every JSON endpoint of the address table with its definition, in the order of the table. For documentation and
 * tests. Throws when the route module of an endpoint lacks a definition, or lacks it for a method.
 */
export async function loadEndpoints(): Promise<readonly LoadedEndpoint[]> {
  const endpoints = addressIds.flatMap((id) => {
    const { kind, pattern, module } = addresses[id]
    return kind === 'endpoint' && module !== null ? [{ id, pattern, module }] : []
  })
  return Promise.all(
    endpoints.map(async ({ id, pattern, module }) => {
      const { loader, action } = (await import(/* @vite-ignore */ `../${module}`)) as {
        readonly loader?: ServeEndpoint
        readonly action?: unknown
      }
      if (loader?.definition === undefined || action !== loader)
        throw new Error(`${module} must export one defineEndpoint(…) as loader and as action`)
      const { definition } = loader
      return { id, pattern, definition, serve: loader }
    }),
  )
}

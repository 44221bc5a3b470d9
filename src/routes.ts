import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { listRouterPaths, type RouterPath } from '#site/addresses.ts'

const toEntry = ({ id, path, module }: RouterPath): RouteConfigEntry =>
  path === '/' ? index(module, { id }) : route(path.slice(1), module, { id })

const paths = listRouterPaths()

/** Routes, derived from the table of addresses (src/site/address-table.ts): add a new page or endpoint there. */
export default [
  ...paths.filter(({ kind }) => kind !== 'page').map(toEntry),
  layout('routes/visitor-tools.tsx', paths.filter(({ kind }) => kind === 'page').map(toEntry)),
] satisfies RouteConfig

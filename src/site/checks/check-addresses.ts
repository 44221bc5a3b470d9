import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { findReservation } from '../addresses.ts'
import { listRoutes } from '../routes.ts'
import type { Site } from '../site.ts'
import { fault, findRepeats, type Fault } from './fault.ts'
import { describeSearchSegment } from './search-segment.ts'

const bare = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Finds routes and pages with the same address (TEN-04). */
export function checkAddresses(site: Site): readonly Fault[] {
  const routes = listRoutes(site)
  const routePaths = new Map(routes.map(({ name, path }) => [bare(path), name]))
  const pages = site.content.pages
  return [
    ...routes.flatMap(({ name, path }, index) => {
      const rival = routes.slice(0, index).find((other) => bare(other.path) === bare(path))
      return rival === undefined
        ? []
        : [fault(['routes', name], `${path} is also the path of ${rival.name}`, 'a path of its own')]
    }),
    ...routes.flatMap(({ name, path }) => {
      const reserved = findReservation(path, name)
      return reserved === null
        ? []
        : [fault(['routes', name], reserved, 'a path that the platform does not use itself')]
    }),
    ...checkSearchPath(site),
    ...findRepeats(
      pages,
      ({ path }) => bare(path),
      (index) => ['content', 'pages', index, 'path'],
      'page',
    ),
    ...pages.flatMap(({ path }, index) => {
      const route = routePaths.get(bare(path))
      // The service page is a text of the platform, which a page of the site replaces.
      return route === undefined || route === 'service'
        ? []
        : [fault(['content', 'pages', index, 'path'], `${path} is the path of routes.${route}`, 'a path of its own')]
    }),
    ...findRepeats(
      site.content.offers,
      ({ id }) => id,
      (index) => ['content', 'offers', index, 'id'],
      'offer id',
    ),
    ...findRepeats(
      site.content.blog,
      ({ slug }) => slug,
      (index) => ['content', 'blog', index, 'slug'],
      'blog slug',
    ),
    ...findRepeats(
      site.content.promotions,
      ({ id }) => id,
      (index) => ['content', 'promotions', index, 'id'],
      'promotion id',
    ),
  ]
}

/**
 * Below /search/ a segment means a make, a body type or a dealership (SRCH-02). A results page at such a path would
 * hide that search.
 */
function checkSearchPath({ routes: { search }, dealerships }: Site): readonly Fault[] {
  const prefix = '/search/'
  if (!search.startsWith(prefix)) return []
  const segment = bare(search).slice(prefix.length)
  // A path of car types is allowed; a site of used vehicles may call its results page /search/used-cars.
  if (Object.hasOwn(typeSegments, segment)) return []
  const meaning = dealerships.some(({ slug }) => slug === segment)
    ? 'the search of a dealership'
    : describeSearchSegment(segment)
  if (meaning === null) return []
  return [
    fault(
      ['routes', 'search'],
      `${search} is ${meaning}, which could not be reached`,
      'a path that no other search has',
    ),
  ]
}

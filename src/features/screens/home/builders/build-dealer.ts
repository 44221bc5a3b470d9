import { buildBlogCards } from '#features/parts/blog/blog-posts.server.ts'
import { buildLocationBlock, shortenBlock } from '#features/parts/locations/location-block.ts'
import { buildPeople } from '#features/parts/people/people-view.ts'
import { addressOf } from '#site/addresses.ts'
import { listLocations } from '#site/location-place.ts'
import type { BlockBuilder } from '../home-context.ts'

/** People and posts on the home page; the pages of locations and of the blog show the others. */
const mostPeople = 4
const mostPosts = 3

/** The locations of the dealer: the details of one, or the cards of several (LOC-02, LOC-03). */
export const buildLocations: BlockBuilder<'locations'> = (_entry, { site, nowMs, limitFreshness }) => {
  const whole = buildLocationBlock(site, { show: 'all' }, nowMs)
  const view = whole === null ? null : shortenBlock(whole)
  if (view === null) return null
  limitFreshness(view.freshUntil)
  return { block: 'locations', view, all: addressOf(site, 'locations') }
}

export const buildTeam: BlockBuilder<'people'> = (_entry, { site }) => {
  const people = buildPeople(site, listLocations(site)).slice(0, mostPeople)
  return people.length === 0 ? null : { block: 'people', people }
}

/** The newest posts (CONTENT-08). */
export const buildBlog: BlockBuilder<'blog'> = (_entry, { site, nowMs, limitFreshness }) => {
  const { cards, until } = buildBlogCards(site, nowMs, mostPosts)
  limitFreshness(until)
  return cards.length === 0 ? null : { block: 'blog', cards, all: addressOf(site, 'blog') }
}

import { followChanges } from '#jobs/follow-changes.ts'
import { createOutsideIndex } from '#jobs/index-stock-outside.ts'
import { describeError } from '#log/describe-error.ts'
import { forSale } from '#search/search-stock.ts'
import { createSphinxSearch } from '#search/sphinx/create-sphinx-search.ts'
import { createSphinxWriter, readSphinxState, type SphinxState } from '#search/sphinx/create-sphinx-writer.ts'
import { openSphinx } from '#search/sphinx/open-sphinx.ts'
import { SearchAwayError } from '#search/sphinx/session.ts'
import type { SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { countedFacets, countStock } from '#site/count-stock.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { RunningIndex, StartIndexOptions } from './start-index.ts'

export interface StartOutsideIndexOptions extends Omit<StartIndexOptions, 'limitBytes' | 'onLoad' | 'totals'> {
  /** The daemons of `SEARCH_URL`. */
  readonly daemons: readonly SphinxAddress[]
}

const pollMs = 500
/** Milliseconds for which the tables that answer are taken for known. */
const stateMs = 500
/** Milliseconds between two notes of the position in the tables, from which a start goes on. */
const noteMs = 5_000

/**
 * Lets the daemons of Sphinx or Manticore answer the searches of this node, and keeps their tables in step with the
 * change feed (decision 37). The node holds no vehicles itself.
 */
export async function startOutsideIndex(options: StartOutsideIndexOptions): Promise<RunningIndex> {
  const { feed, sites, stock, versions, system, log, signal, daemons } = options
  const clock = (): number => performance.now()
  const session = openSphinx({ daemons, now: clock })
  const writer = createSphinxWriter(vehicleIndexSchema, session)
  let known: { readonly state: SphinxState; readonly at: number } | null = null

  async function current(): Promise<SphinxState> {
    if (known !== null && clock() - known.at < stateMs) return known.state
    const state = await readSphinxState(session, vehicleIndexSchema)
    if (state === null) throw new SearchAwayError('the tables of the search engine are not built yet')
    // Pages that were made from the other tables are out of date.
    if (known !== null && known.state.generation !== state.generation) versions.moveAll()
    known = { state, at: clock() }
    return state
  }

  const index = createOutsideIndex({
    feed,
    sites,
    stock,
    writer,
    readState: () =>
      readSphinxState(session, vehicleIndexSchema).catch((error: unknown) => {
        if (error instanceof SearchAwayError) throw error
        log.warn({ error: describeError(error) }, 'the tables of the search engine are built anew')
        return null
      }),
    versions: {
      move: versions.move,
      moveAll() {
        known = null
        versions.moveAll()
      },
    },
    system,
  })
  const search = createSphinxSearch(vehicleIndexSchema, {
    session,
    now: clock,
    current,
    synonyms: vehicleSynonyms,
    names: vehicleNames,
  })
  const following = followChanges({
    feed,
    ctx: system,
    from: await index.refresh(),
    apply: index.apply,
    rebuild: index.refresh,
    pollMs,
    onError: (error, pauseMs) =>
      log.error({ error: describeError(error), pauseMs }, 'changes could not be followed; trying again'),
    signal,
  })
  let noted = ''
  const noting = setInterval(() => {
    const { position } = following
    if (position === noted) return
    noted = position
    writer.setPosition(position).catch((error: unknown) => {
      noted = ''
      log.warn({ error: describeError(error) }, 'how far the search engine has come could not be noted')
    })
  }, noteMs)
  noting.unref()

  async function countOf(site: Site): Promise<number> {
    const scope = buildStockScope(site, system.now())
    const answer = await search.search({ scope, refinements: [forSale], facets: countedFacets, limit: 0 })
    return countStock(site, answer, true)
  }

  return {
    search: { ...search, isHeld: () => true },
    following,
    readFigures: () => ({ sites: 0, evictions: 0, failures: 0, vehicles: 0, bytes: 0 }),
    countStock: countOf,
    async countStockOfAll() {
      const counts = new Map<string, number>()
      for (const site of sites.list()) counts.set(site.slug, await countOf(site))
      return counts
    },
    done: following.done.then(async () => {
      clearInterval(noting)
      await session.close()
    }),
  }
}

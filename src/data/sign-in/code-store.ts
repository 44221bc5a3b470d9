import type { Transaction } from 'kysely'
import { longestWindowMs, type SendingLimit } from '#domain/visitor/one-time-code.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import type { AskedCode, CodeTry, NewCode } from './sign-in-records.ts'

/** The one-time codes of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface CodeStore {
  /**
   * Stores a code and decides whether it may be sent, by limits that are counted over all nodes. 'limited': a limit of
   * the number, the address or the network is reached. Such a code is stored like any other and is never right, so that
   * nobody can tell the two apart by trying. Replaces the open code of the same browser, except with 'site_limited': the
   * site sends nobody a code at the moment, whatever the number, and an earlier code stays good.
   */
  add(ctx: SiteContext, code: NewCode): Promise<'sent' | 'limited' | 'site_limited'>
  /**
   * Records that the gateway did not take the message. The code is void. It counts for the limits of address and
   * network, since the gateway was called, and not for those of the number and the site.
   */
  markFailed(ctx: SiteContext, id: string): Promise<void>
  /** Returns the open code of a browser, also when it has expired or no tries are left. */
  find(ctx: SiteContext, browserHash: string): Promise<AskedCode | null>
  /**
   * Tries a code. `hashOf` makes the keyed hash of the typed code for the id of a stored one. Concurrent tries take
   * turns at the row, so that no more than the allowed number is ever compared, and one right try closes the code.
   */
  tryCode(ctx: SiteContext, browserHash: string, hashOf: (id: string) => string): Promise<CodeTry>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createCodeStore(database: Database): CodeStore {
  const takeTurn = createTurns()
  return {
    add: (ctx, code) => takeTurn(ctx.siteId, () => addCode(database, ctx, code)),
    async markFailed(ctx, id) {
      await runWrite(database, (trx) =>
        trx
          .updateTable('sign_in_code')
          .set({ state: 'failed', closed_at: ctx.now() })
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .execute(),
      )
    },
    async find(ctx, browserHash) {
      const row = await runRead(database, (kysely) => selectOpen(kysely, ctx, browserHash))
      if (row === undefined) return null
      return {
        id: row.id,
        phone: row.phone,
        triesLeft: row.tries_left,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }
    },
    tryCode: (ctx, browserHash, hashOf) =>
      runWrite(database, async (trx): Promise<CodeTry> => {
        const asked = await selectOpen(trx, ctx, browserHash)
        if (asked === undefined) return { kind: 'none' }
        if (asked.expires_at <= ctx.now()) return { kind: 'expired' }
        const tried = await trx
          .updateTable('sign_in_code')
          .set((stored) => ({ tries_left: stored('tries_left', '-', 1) }))
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', asked.id)
          .where('tries_left', '>', 0)
          .where('closed_at', 'is', null)
          .returning(['code_hash', 'state', 'phone', 'tries_left'])
          .executeTakeFirst()
        if (tried === undefined) return { kind: 'used_up' }
        const isRight = tried.state === 'sent' && tried.code_hash === hashOf(asked.id)
        if (!isRight) return { kind: 'wrong', triesLeft: tried.tries_left }
        await trx
          .updateTable('sign_in_code')
          .set({ closed_at: ctx.now() })
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', asked.id)
          .execute()
        return { kind: 'right', phone: tried.phone }
      }),
  }
}

/**
 * Runs the work of one site one after the other, and that of different sites at the same time. Transactions that wait
 * for the lock of a site each hold a connection, so a flood of requests to one site would take them all.
 */
function createTurns(): <Result>(siteId: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (siteId, work) => {
    const turn = (last.get(siteId) ?? Promise.resolve()).then(work)
    // What follows starts also after a failure.
    const ended = turn.then(forget, forget)
    last.set(siteId, ended)
    function forget(): void {
      if (last.get(siteId) === ended) last.delete(siteId)
    }
    return turn
  }
}

function addCode(database: Database, ctx: SiteContext, code: NewCode): ReturnType<CodeStore['add']> {
  return runWrite(database, async (trx) => {
    // The counts and the new row belong together: two requests at once must not both be the last one allowed.
    if (database.dialect === 'postgres') await lockInTransaction(trx, 'codes', ctx.siteId)
    const now = ctx.now()
    await trx
      .deleteFrom('sign_in_code')
      .where('site_id', '=', ctx.siteId)
      .where('created_at', '<', now - longestWindowMs)
      .execute()
    // Every limit is counted, also after one is reached: a limited request does the work of any other.
    const reached = new Set<SendingLimit['per']>()
    for (const limit of code.limits) if ((await countSent(trx, ctx, code, limit)) >= limit.limit) reached.add(limit.per)
    if (!reached.has('site'))
      await trx
        .updateTable('sign_in_code')
        .set({ closed_at: now })
        .where('site_id', '=', ctx.siteId)
        .where('browser_hash', '=', code.browserHash)
        .where('closed_at', 'is', null)
        .execute()
    await trx
      .insertInto('sign_in_code')
      .values({
        site_id: ctx.siteId,
        id: code.id,
        browser_hash: code.browserHash,
        phone: code.phone,
        address_hash: code.addressHash,
        network_hash: code.networkHash,
        code_hash: code.codeHash,
        state: reached.size === 0 ? 'sent' : 'limited',
        tries_left: code.tries,
        created_at: now,
        expires_at: now + code.lifetimeMs,
        closed_at: reached.has('site') ? now : null,
      })
      .execute()
    if (reached.has('site')) return 'site_limited'
    return reached.size === 0 ? 'sent' : 'limited'
  })
}

function selectOpen(kysely: Pick<Transaction<Tables>, 'selectFrom'>, ctx: SiteContext, browserHash: string) {
  return kysely
    .selectFrom('sign_in_code')
    .select(['id', 'phone', 'tries_left', 'created_at', 'expires_at'])
    .where('site_id', '=', ctx.siteId)
    .where('browser_hash', '=', browserHash)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Number of codes in the limit's window that count for it: those of the same number, address, network or site. */
async function countSent(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  code: NewCode,
  { per, windowMs }: SendingLimit,
): Promise<number> {
  let counted = trx
    .selectFrom('sign_in_code')
    .select(({ fn }) => fn.countAll<number | string>().as('sent'))
    .where('site_id', '=', ctx.siteId)
    .where('state', 'in', per === 'address' || per === 'network' ? ['sent', 'failed'] : ['sent'])
    .where('created_at', '>', ctx.now() - windowMs)
  if (per === 'phone' || per === 'phone_network') counted = counted.where('phone', '=', code.phone)
  if (per === 'address') counted = counted.where('address_hash', '=', code.addressHash)
  if (per === 'network' || per === 'phone_network') counted = counted.where('network_hash', '=', code.networkHash)
  return Number((await counted.executeTakeFirstOrThrow()).sent)
}

import { createHash, randomUUID } from 'node:crypto'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import { runRead, runWrite } from '../transactions.ts'
import type { Visitor, VisitorSession } from './sign-in-records.ts'

/** Reads the visitors and sessions of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface VisitorReader {
  find(ctx: SiteContext, id: string): Promise<Visitor | null>
  /** `phone` in E.164. */
  findByPhone(ctx: SiteContext, phone: string): Promise<Visitor | null>
  /** Returns the session of a token; null when it ended, expired or belongs to another site. */
  findSession(ctx: SiteContext, token: string): Promise<VisitorSession | null>
}

/** Writes the visitors and sessions of one site. */
export interface VisitorWriter {
  /** Returns the visitor with this number, who is stored at the first sign-in. `phone` in E.164. */
  ensure(ctx: SiteContext, phone: string): Promise<Visitor>
  /** Opens a session. The token itself is not stored. */
  openSession(ctx: SiteContext, session: NewSession): Promise<void>
  /** Ends one session; does nothing when there is none. */
  endSession(ctx: SiteContext, token: string): Promise<void>
  /** Ends every session of a visitor on the site, on all browsers (AUTH-04). */
  endAllSessions(ctx: SiteContext, visitorId: string): Promise<void>
  /** Deletes a visitor with all sessions, and the codes that were sent to the number. */
  erase(ctx: SiteContext, visitorId: string): Promise<void>
}

interface NewSession {
  readonly visitorId: string
  readonly token: string
  readonly lifetimeMs: number
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** On an open store. Failures of the store are DatabaseProblem. */
export function createVisitorReader(database: Database): VisitorReader {
  async function findVisitor(ctx: SiteContext, column: 'id' | 'phone', value: string): Promise<Visitor | null> {
    if (!isStorableText(value)) return null
    const row = await runRead(database, (kysely) =>
      kysely
        .selectFrom('visitor')
        .select(['id', 'phone', 'created_at'])
        .where('site_id', '=', ctx.siteId)
        .where(column, '=', value)
        .executeTakeFirst(),
    )
    return row === undefined ? null : { id: row.id, phone: row.phone, createdAt: row.created_at }
  }
  return {
    find: (ctx, id) => findVisitor(ctx, 'id', id),
    findByPhone: (ctx, phone) => findVisitor(ctx, 'phone', phone),
    async findSession(ctx, token) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('visitor_session as session')
          .innerJoin('visitor', (join) =>
            join.onRef('visitor.site_id', '=', 'session.site_id').onRef('visitor.id', '=', 'session.visitor_id'),
          )
          .select([
            'visitor.id',
            'visitor.phone',
            'visitor.created_at as visitor_created_at',
            'session.created_at',
            'session.expires_at',
          ])
          .where('session.site_id', '=', ctx.siteId)
          .where('session.token_hash', '=', hashToken(token))
          .where('session.expires_at', '>', ctx.now())
          .executeTakeFirst(),
      )
      if (row === undefined) return null
      const visitor = { id: row.id, phone: row.phone, createdAt: row.visitor_created_at }
      return { visitor, createdAt: row.created_at, expiresAt: row.expires_at }
    },
  }
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createVisitorWriter(database: Database): VisitorWriter {
  return {
    ensure: (ctx, phone) =>
      runWrite(database, async (trx) => {
        await trx
          .insertInto('visitor')
          .values({ site_id: ctx.siteId, id: randomUUID(), phone, created_at: ctx.now() })
          .onConflict((conflict) => conflict.columns(['site_id', 'phone']).doNothing())
          .execute()
        const row = await trx
          .selectFrom('visitor')
          .select(['id', 'created_at'])
          .where('site_id', '=', ctx.siteId)
          .where('phone', '=', phone)
          .executeTakeFirstOrThrow()
        return { id: row.id, phone, createdAt: row.created_at }
      }),
    async openSession(ctx, { visitorId, token, lifetimeMs }) {
      const now = ctx.now()
      await runWrite(database, async (trx) => {
        // Expired sessions are of no use to anybody and would only grow the table.
        await trx
          .deleteFrom('visitor_session')
          .where('site_id', '=', ctx.siteId)
          .where('expires_at', '<=', now)
          .execute()
        await trx
          .insertInto('visitor_session')
          .values({
            site_id: ctx.siteId,
            token_hash: hashToken(token),
            visitor_id: visitorId,
            created_at: now,
            expires_at: now + lifetimeMs,
          })
          .execute()
      })
    },
    async endSession(ctx, token) {
      await runWrite(database, (trx) =>
        trx
          .deleteFrom('visitor_session')
          .where('site_id', '=', ctx.siteId)
          .where('token_hash', '=', hashToken(token))
          .execute(),
      )
    },
    async endAllSessions(ctx, visitorId) {
      await runWrite(database, (trx) =>
        trx
          .deleteFrom('visitor_session')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .execute(),
      )
    },
    async erase(ctx, visitorId) {
      await runWrite(database, async (trx) => {
        const visitor = await trx
          .deleteFrom('visitor')
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', visitorId)
          .returning('phone')
          .executeTakeFirst()
        if (visitor === undefined) return
        await trx
          .deleteFrom('sign_in_code')
          .where('site_id', '=', ctx.siteId)
          .where('phone', '=', visitor.phone)
          .execute()
      })
    },
  }
}

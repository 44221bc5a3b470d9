import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import { runRead, runWrite } from '../transactions.ts'
import { isStorableText } from '../storable-text.ts'
import type { NewChallenge, NewPasskey, Passkey } from './passkey-records.ts'
import type { PasskeyTable } from './sign-in-tables.ts'

/** Reads the passkeys of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface PasskeyReader {
  /** Returns the passkeys of a visitor, the newest first. */
  listPasskeys(ctx: SiteContext, visitorId: string): Promise<readonly Passkey[]>
  findPasskey(ctx: SiteContext, credentialId: string): Promise<Passkey | null>
}

/** Writes the passkeys and challenges of one site. */
export interface PasskeyWriter {
  /**
   * Stores a passkey. `known`: its id is stored already, for whichever visitor; `full`: the visitor has `most` of them,
   * also after calls at the same time.
   */
  addPasskey(ctx: SiteContext, passkey: NewPasskey): Promise<'added' | 'known' | 'full'>
  /**
   * Records a use with the counter that was signed. Returns false, and changes nothing, where the counter did not go up
   * (a copy of the key is then in use), or where the passkey was removed meanwhile. Both counters at 0 are right: the
   * authenticator does not count.
   */
  usePasskey(ctx: SiteContext, credentialId: string, counter: number): Promise<boolean>
  /** Returns whether the visitor had this passkey. */
  removePasskey(ctx: SiteContext, visitorId: string, credentialId: string): Promise<boolean>
  /** Stores a challenge, and deletes those of the site that have expired. */
  addChallenge(ctx: SiteContext, challenge: NewChallenge): Promise<void>
  /**
   * Takes a challenge: of any number of calls at the same time one gets true. False for a challenge that was never
   * given, was taken, has expired, or was given to another browser or for another purpose.
   */
  takeChallenge(ctx: SiteContext, challenge: Omit<NewChallenge, 'lifetimeMs'>): Promise<boolean>
}

export type PasskeyStore = PasskeyReader & PasskeyWriter

function toPasskey(row: PasskeyTable): Passkey {
  return {
    credentialId: row.credential_id,
    visitorId: row.visitor_id,
    host: row.host,
    publicKey: row.public_key,
    transports: JSON.parse(row.transports) as string[],
    label: row.label,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createPasskeyStore(database: Database): PasskeyStore {
  return { ...createPasskeyReader(database), ...createPasskeyWriter(database) }
}

function createPasskeyReader(database: Database): PasskeyReader {
  return {
    async listPasskeys(ctx, visitorId) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('passkey')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .orderBy('created_at', 'desc')
          .orderBy('credential_id')
          .execute(),
      )
      return rows.map(toPasskey)
    },
    async findPasskey(ctx, credentialId) {
      if (!isStorableText(credentialId)) return null
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('passkey')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('credential_id', '=', credentialId)
          .executeTakeFirst(),
      )
      return row === undefined ? null : toPasskey(row)
    },
  }
}

function createPasskeyWriter(database: Database): PasskeyWriter {
  return {
    addPasskey: (ctx, passkey) =>
      runWrite(database, async (trx) => {
        // Two calls at once would both count the rows before either adds its own.
        if (database.dialect === 'postgres')
          await lockInTransaction(trx, 'passkeys', `${ctx.siteId} ${passkey.visitorId}`)
        const stored = await trx
          .selectFrom('passkey')
          .select('credential_id')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', passkey.visitorId)
          .execute()
        const isKnown = stored.some((row) => row.credential_id === passkey.credentialId)
        if (!isKnown && stored.length >= passkey.most) return 'full'
        const added = await trx
          .insertInto('passkey')
          .values({
            site_id: ctx.siteId,
            credential_id: passkey.credentialId,
            visitor_id: passkey.visitorId,
            host: passkey.host,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: JSON.stringify(passkey.transports),
            label: passkey.label,
            created_at: ctx.now(),
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'credential_id']).doNothing())
          .returning('credential_id')
          .executeTakeFirst()
        return added === undefined ? 'known' : 'added'
      }),
    usePasskey: (ctx, credentialId, counter) =>
      runWrite(database, async (trx) => {
        const used = await trx
          .updateTable('passkey')
          .set({ counter, last_used_at: ctx.now() })
          .where('site_id', '=', ctx.siteId)
          .where('credential_id', '=', credentialId)
          .where((stored) => (counter === 0 ? stored('counter', '=', 0) : stored('counter', '<', counter)))
          .returning('credential_id')
          .executeTakeFirst()
        return used !== undefined
      }),
    async removePasskey(ctx, visitorId, credentialId) {
      // Visitors choose the text; PostgreSQL refuses to compare text that it could not store.
      if (!isStorableText(credentialId)) return false
      return runWrite(database, async (trx) => {
        const removed = await trx
          .deleteFrom('passkey')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .where('credential_id', '=', credentialId)
          .returning('credential_id')
          .executeTakeFirst()
        return removed !== undefined
      })
    },
    async addChallenge(ctx, { challengeHash, browserHash, purpose, lifetimeMs }) {
      const now = ctx.now()
      await runWrite(database, async (trx) => {
        await trx
          .deleteFrom('passkey_challenge')
          .where('site_id', '=', ctx.siteId)
          .where('expires_at', '<=', now)
          .execute()
        await trx
          .insertInto('passkey_challenge')
          .values({
            site_id: ctx.siteId,
            challenge_hash: challengeHash,
            browser_hash: browserHash,
            purpose,
            expires_at: now + lifetimeMs,
          })
          .execute()
      })
    },
    takeChallenge: (ctx, { challengeHash, browserHash, purpose }) =>
      runWrite(database, async (trx) => {
        const taken = await trx
          .deleteFrom('passkey_challenge')
          .where('site_id', '=', ctx.siteId)
          .where('challenge_hash', '=', challengeHash)
          .where('browser_hash', '=', browserHash)
          .where('purpose', '=', purpose)
          .returning('expires_at')
          .executeTakeFirst()
        return taken !== undefined && taken.expires_at > ctx.now()
      }),
  }
}

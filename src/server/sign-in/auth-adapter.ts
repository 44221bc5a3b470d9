import { createAdapterFactory, type CustomAdapter } from 'better-auth/adapters'
import type { SiteContext } from '#data/context.ts'
import type { Visitor } from '#data/sign-in/sign-in-records.ts'
import type { VisitorReader, VisitorWriter } from '#data/sign-in/visitor-store.ts'

type Conditions = readonly { readonly field: string; readonly value: unknown; readonly operator?: unknown }[]

/**
 * Gives better-auth the visitors and sessions of one site, as far as signing in by phone needs them. The store of the
 * data room puts the site into every query and keeps hashes of tokens, which the library's own database adapters do
 * not. A question that is not foreseen here is an error, so that an update of the library cannot reach more rows than
 * intended.
 */
export function createAuthAdapter(ctx: SiteContext, visitors: VisitorReader & VisitorWriter, sessionMs: number) {
  const adapter: CustomAdapter = {
    async create<Row extends Record<string, unknown>>({ model, data }: { model: string; data: Row }): Promise<Row> {
      if (model === 'user') return toUser(await visitors.ensure(ctx, String(data.phoneNumber))) as unknown as Row
      if (model !== 'session') throw refuse('create', model)
      await visitors.openSession(ctx, {
        visitorId: String(data.userId),
        token: String(data.token),
        lifetimeMs: sessionMs,
      })
      return data
    },
    async findOne<Row>({ model, where }: { model: string; where: Conditions }): Promise<Row | null> {
      const { field, value } = readCondition('find', model, where)
      if (model === 'session' && field === 'token') {
        const found = await visitors.findSession(ctx, value)
        return found === null
          ? null
          : ({
              id: value,
              token: value,
              userId: found.visitor.id,
              createdAt: new Date(found.createdAt),
              updatedAt: new Date(found.createdAt),
              expiresAt: new Date(found.expiresAt),
            } as Row)
      }
      if (model === 'user' && (field === 'id' || field === 'phoneNumber')) {
        const found = await (field === 'id' ? visitors.find(ctx, value) : visitors.findByPhone(ctx, value))
        return found === null ? null : (toUser(found) as Row)
      }
      throw refuse(`find by ${field}`, model)
    },
    // Nothing of a visitor changes at a sign-in.
    async update<Row>({ model, where }: { model: string; where: Conditions }): Promise<Row | null> {
      const { field, value } = readCondition('update', model, where)
      if (model !== 'user' || field !== 'id') throw refuse(`update by ${field}`, model)
      const found = await visitors.find(ctx, value)
      return found === null ? null : (toUser(found) as Row)
    },
    // The library looks here for rows to delete. There are none for it: sessions are ended at the store, and one-time
    // codes are in a store of their own.
    findMany: () => Promise.resolve([]),
    delete: ({ model }) => Promise.reject(refuse('delete', model)),
    deleteMany: ({ model }) => Promise.reject(refuse('delete', model)),
    count: ({ model }) => Promise.reject(refuse('count', model)),
    updateMany: ({ model }) => Promise.reject(refuse('update', model)),
  }
  return createAdapterFactory({
    config: { adapterId: 'forecourt', supportsNumericIds: false, transaction: false },
    adapter: () => adapter,
  })
}

const refuse = (what: string, model: string): Error => new Error(`better-auth asked to ${what} in ${model}`)

function readCondition(what: string, model: string, where: Conditions): { field: string; value: string } {
  const [condition, ...others] = where
  if (
    condition === undefined ||
    others.length > 0 ||
    condition.operator !== 'eq' ||
    typeof condition.value !== 'string'
  )
    throw refuse(`${what} by ${where.map(({ field }) => field).join()}`, model)
  return { field: condition.field, value: condition.value }
}

/** The library wants an e-mail address of every user; this one cannot be written to. */
function toUser({ id, phone, createdAt }: Visitor) {
  const at = new Date(createdAt)
  return {
    id,
    name: '',
    email: `${id}@visitor.invalid`,
    emailVerified: false,
    image: null,
    phoneNumber: phone,
    phoneNumberVerified: true,
    createdAt: at,
    updatedAt: at,
  }
}

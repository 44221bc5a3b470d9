import { LRUCache } from 'lru-cache'
import type { SiteContext } from '#data/context.ts'
import type { VisitorReader, VisitorWriter } from '#data/sign-in/visitor-store.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { SignInSecrets } from './sign-in-secrets.ts'

/** The visitor of a session, with the time of the sign-in in epoch milliseconds. */
export interface FoundSession extends SignedInVisitor {
  readonly signedInAt: number
}

/** Opens, finds and ends the sessions of visitors by their cookie (AUTH-04). */
export interface VisitorSessions {
  /** Opens a new session for a number that has been proved. Returns the values of Set-Cookie headers. */
  readonly open: (phone: string) => Promise<readonly string[]>
  readonly find: (headers: Headers) => Promise<FoundSession | null>
  /** Ends the session of the cookie, or all sessions of its visitor. Returns the values of Set-Cookie headers. */
  readonly end: (headers: Headers, scope: 'here' | 'everywhere') => Promise<readonly string[]>
}

export interface SessionSite {
  readonly ctx: SiteContext
  readonly secrets: SignInSecrets
  /** Whether the visitor came by https. */
  readonly isSecure: boolean
}

/** A session lasts this long from the sign-in, however often it is used. */
const sessionDays = 30

/** Instances of the library, one for each site and scheme; the least recently used is made anew. */
const mostInstances = 400

/** The name of a cookie of this platform. The prefix makes browsers refuse it from other hosts and without https. */
export const nameCookie = (name: string, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}forecourt_${name}`

const sessionCookie = 'session'

/** Whether a request carries a session cookie at all; it need not be valid. */
export function hasSessionCookie(headers: Headers, isSecure: boolean): boolean {
  return (headers.get('cookie') ?? '').includes(`${nameCookie(sessionCookie, isSecure)}=`)
}

/** Sessions by better-auth, which is loaded when a visitor first needs it. */
export function createVisitorSessions(visitors: VisitorReader & VisitorWriter): (site: SessionSite) => VisitorSessions {
  const instances = new LRUCache<string, ReturnType<typeof createAuth>>({ max: mostInstances })

  function findInstance(site: SessionSite): ReturnType<typeof createAuth> {
    const key = `${site.ctx.siteId} ${String(site.isSecure)}`
    const known = instances.get(key)
    if (known !== undefined) return known
    const made = createAuth(site, visitors)
    // A failed load must not be kept.
    made.catch(() => instances.delete(key))
    instances.set(key, made)
    return made
  }

  return (site) => ({
    async open(phone) {
      const auth = await findInstance(site)
      const { headers } = await auth.api.verifyPhoneNumber({
        body: { phoneNumber: phone, code: site.secrets.hash('verified', phone) },
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },
    async find(headers) {
      const auth = await findInstance(site)
      const found = await auth.api.getSession({ headers })
      if (found === null) return null
      const { user, session } = found
      return { id: user.id, phone: user.phoneNumber ?? null, signedInAt: session.createdAt.getTime() }
    },
    async end(headers, scope) {
      const auth = await findInstance(site)
      const found = await auth.api.getSession({ headers })
      // The store is asked itself: the library reports a sign-out as done although the database did not answer.
      if (found !== null && scope === 'everywhere') await visitors.endAllSessions(site.ctx, found.user.id)
      else if (found !== null) await visitors.endSession(site.ctx, found.session.token)
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return ended.headers.getSetCookie()
    },
  })
}

/**
 * One instance of the library for a site. Its secret is the site's own, so that a cookie of another site has no valid
 * signature here. Its HTTP handler is not mounted: this platform calls its functions and has addresses, limits and
 * checks of its own.
 */
async function createAuth({ ctx, secrets, isSecure }: SessionSite, visitors: VisitorReader & VisitorWriter) {
  const [{ betterAuth }, { phoneNumber }, { createAuthAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/phone-number'),
    import('./auth-adapter.ts'),
  ])
  const seconds = sessionDays * 86_400
  return betterAuth({
    appName: 'Forecourt',
    baseURL: `${isSecure ? 'https' : 'http'}://${ctx.siteId}.invalid`,
    secret: secrets.session,
    database: createAuthAdapter(ctx, visitors, seconds * 1000),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    rateLimit: { enabled: false },
    // A loader cannot prolong the cookie together with the session, so a session ends at a fixed time.
    session: { expiresIn: seconds, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: nameCookie(sessionCookie, isSecure),
          attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    plugins: [
      phoneNumber({
        // The number was proved by a one-time code before; what arrives here is the platform's own statement of it.
        verifyOTP: ({ phoneNumber: phone, code }) => code === secrets.hash('verified', phone),
        sendOTP: () => {
          throw new Error('codes are sent by the sign-in desk')
        },
        signUpOnVerification: { getTempEmail: () => 'new@visitor.invalid', getTempName: () => '' },
      }),
    ],
  })
}

import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteContext } from '#data/context.ts'
import type { SignInRepository } from '#data/sign-in.repository.ts'
import type { AskedCode } from '#data/sign-in/sign-in-records.ts'
import { maskMobile } from '#domain/visitor/mobile-number.ts'
import { buildSendingLimits, codeRules, secondsUntilResend } from '#domain/visitor/one-time-code.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { AskedCodeView, AskOutcome, SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import type { SmsSender } from '#integrations/sms/sms-sender.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { openPasskeyDesk } from './open-passkey-desk.ts'
import { createCode, deriveSignInSecrets } from './sign-in-secrets.ts'
import { createVisitorSessions, hasSessionCookie, nameCookie } from './visitor-sessions.ts'

export interface SignInOptions {
  readonly repository: SignInRepository
  /** The platform's secret; every site's secret is derived from it. */
  readonly secret: string
  readonly chooseSender: (site: Site) => SmsSender
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Called when a site sends no code because its own limit is reached, which concerns every visitor. */
  readonly onSiteLimit?: (site: string) => void
}

/** One request of a visitor, as far as sign-in is concerned. */
export interface SignInRequest {
  readonly site: Site
  readonly ctx: SiteContext
  /** Headers of the request that is rendered; the anonymous one of a cached page has no cookie. */
  readonly headers: Headers
  readonly isSecure: boolean
  /** Host of the page, with or without a port. */
  readonly host: string
  /** Address of the caller, as rate limits know it. */
  readonly address: string
  /** Network around the address (`resolveWiderNetwork`). */
  readonly network: string
}

export interface SignIn {
  readonly openDesk: (request: SignInRequest) => SignInDesk
  /** Returns the visitor whose session on this site the request carries. */
  readonly findVisitor: (
    request: Pick<SignInRequest, 'site' | 'ctx' | 'headers' | 'isSecure'>,
  ) => Promise<SignedInVisitor | null>
}

/** Seconds that a browser keeps the cookie to which its codes are bound. */
const browserCookieSeconds = 900
/** Milliseconds in which a site's reached limit is logged once. */
const quietMs = 600_000
const browserIdPattern = /^[A-Za-z0-9_-]{43}$/

/** Sign-in by one-time codes and passkeys for all sites (AUTH-01, AUTH-04). */
export function createSignIn({ repository, secret, chooseSender, log, onSiteLimit }: SignInOptions): SignIn {
  const sessionsOf = createVisitorSessions(repository.visitors)
  /** How long the gateway took last. A request that a limit stops takes as long, so that its time reveals nothing. */
  let lastSendingMs = 0
  /** When each site's limit was logged last. */
  const loggedLimits = new Map<string, number>()

  function reportSiteLimit(site: Site, now: number): void {
    onSiteLimit?.(site.slug)
    // A flood reaches the limit with every request, and must not fill the log.
    if (now < (loggedLimits.get(site.slug) ?? Number.NEGATIVE_INFINITY) + quietMs) return
    loggedLimits.set(site.slug, now)
    log.error(
      { site: site.slug, codesPerDay: site.auth.codes_per_day },
      'nobody can sign in by code, because the limit of the site is reached',
    )
  }

  const openSessions = ({ site, ctx, isSecure }: Pick<SignInRequest, 'site' | 'ctx' | 'isSecure'>) =>
    sessionsOf({ ctx, secrets: deriveSignInSecrets(secret, site.slug), isSecure })

  async function send({ site, host }: SignInRequest, sender: SmsSender, phone: string, code: string) {
    const began = performance.now()
    const outcome = await sender.send({
      to: phone,
      sender: site.auth.sms_sender,
      text: buildMessage(site.name, host, code),
    })
    lastSendingMs = performance.now() - began
    const fields = { site: site.slug, phone: maskMobile(phone), gateway: sender.name }
    if (outcome.ok) log.info({ ...fields, reference: outcome.reference }, 'a sign-in code was sent')
    else
      log.warn(
        { ...fields, problem: outcome.error.kind, detail: outcome.error.detail },
        'a sign-in code could not be sent; the visitor saw an error',
      )
    return outcome
  }

  function openDesk(request: SignInRequest): SignInDesk {
    const { site, ctx, headers, isSecure } = request
    const { codes } = repository
    const secrets = deriveSignInSecrets(secret, site.slug)
    const sender = chooseSender(site)
    const cookieName = nameCookie('sign_in', isSecure)
    const cookies: string[] = []
    let browserId = readCookie(headers, cookieName)
    const hashBrowser = (): string | null => (browserId === null ? null : secrets.hash('browser', browserId))

    function prepare(): string {
      if (browserId === null) {
        browserId = randomBytes(32).toString('base64url')
        cookies.push(formatCookie(cookieName, browserId, browserCookieSeconds, isSecure))
      }
      return browserId
    }

    async function findOpen(): Promise<AskedCode | null> {
      const browser = hashBrowser()
      return browser === null ? null : codes.find(ctx, browser)
    }

    async function ask(phone: string): Promise<AskOutcome> {
      const open = await findOpen()
      // The same browser asks for the same number twice at once when its button is pressed twice.
      const seconds = open === null || open.phone !== phone ? 0 : secondsUntilResend(open.createdAt, ctx.now())
      if (seconds > 0) return { kind: 'wait', seconds }
      const id = randomUUID()
      const code = sender.name === 'sandbox' ? secrets.deriveCode(id) : createCode()
      const state = await codes.add(ctx, {
        id,
        browserHash: secrets.hash('browser', prepare()),
        phone,
        addressHash: secrets.hash('address', request.address),
        networkHash: secrets.hash('network', request.network),
        codeHash: secrets.hash('code', `${id} ${code}`),
        tries: codeRules.tries,
        lifetimeMs: codeRules.lifetimeMs,
        // The sandbox sends nothing that could be abused, and a demonstration has many visitors at one address.
        limits: sender.name === 'sandbox' ? [] : buildSendingLimits(site.auth.codes_per_day),
      })
      if (state === 'site_limited') {
        reportSiteLimit(site, ctx.now())
        return { kind: 'site_limited' }
      }
      if (state === 'limited') {
        log.warn(
          { site: site.slug, phone: maskMobile(phone) },
          'a sign-in code was not sent, because a limit is reached',
        )
        await sleep(lastSendingMs)
        return { kind: 'asked' }
      }
      const sent = await send(request, sender, phone, code)
      if (sent.ok) return { kind: 'asked' }
      // After a time-out the message may have been sent: its code stays good.
      if (sent.error.kind !== 'late') await codes.markFailed(ctx, id)
      return { kind: sent.error.kind === 'bad_number' ? 'bad_number' : 'undelivered' }
    }

    function viewAsked({ id, phone, triesLeft, createdAt, expiresAt }: AskedCode): AskedCodeView {
      const now = ctx.now()
      const state = expiresAt <= now ? 'expired' : triesLeft === 0 ? 'used_up' : 'open'
      return {
        phone: maskMobile(phone),
        state,
        resendSeconds: secondsUntilResend(createdAt, now),
        sandboxCode: sender.name === 'sandbox' && state === 'open' ? secrets.deriveCode(id) : null,
      }
    }

    /** Opens a session for a visitor who was proved. */
    async function enter(phone: string): Promise<void> {
      const sessions = openSessions(request)
      // Whatever session the browser had ends: it must not outlive a change of the visitor.
      if (hasSessionCookie(headers, isSecure)) await sessions.end(headers, 'here')
      cookies.push(...(await sessions.open(phone)), formatCookie(cookieName, '', 0, isSecure))
    }

    return {
      passkeys: openPasskeyDesk(request, {
        passkeys: repository.passkeys,
        visitors: repository.visitors,
        secrets,
        log,
        findSession: () =>
          hasSessionCookie(headers, isSecure) ? openSessions(request).find(headers) : Promise.resolve(null),
        readBrowser: () => browserId,
        prepareBrowser() {
          browserId ??= randomBytes(32).toString('base64url')
          cookies.push(formatCookie(cookieName, browserId, browserCookieSeconds, isSecure))
          return browserId
        },
        openSession: enter,
      }),
      isSandbox: sender.name === 'sandbox',
      takeCookies: () => cookies.splice(0),
      prepare: () => void prepare(),
      async findAsked() {
        const open = await findOpen()
        return open === null ? null : viewAsked(open)
      },
      ask,
      async askAgain() {
        const open = await findOpen()
        return open === null ? null : ask(open.phone)
      },
      async tryCode(code) {
        const browser = hashBrowser()
        if (browser === null) return { kind: 'none' }
        const tried = await codes.tryCode(ctx, browser, (id) => secrets.hash('code', `${id} ${code}`))
        if (tried.kind !== 'right') return tried
        await enter(tried.phone)
        return { kind: 'signed_in' }
      },
      async signOut(scope) {
        if (hasSessionCookie(headers, isSecure)) cookies.push(...(await openSessions(request).end(headers, scope)))
      },
    }
  }

  return {
    openDesk,
    findVisitor: (request) =>
      request.site.auth.authentication && hasSessionCookie(request.headers, request.isSecure)
        ? openSessions(request).find(request.headers)
        : Promise.resolve(null),
  }
}

/**
 * The text message. Its last line is the form in which phones offer a code to the page that it is for, and to no other
 * (origin-bound one-time codes).
 */
function buildMessage(siteName: string, host: string, code: string): string {
  const minutes = codeRules.lifetimeMs / 60_000
  const bare = host.replace(/:\d+$/, '')
  return (
    `${code} is your sign-in code for ${siteName}. It works for ${minutes} minutes. ` +
    `We will never ask you for this code.\n\n@${bare} #${code}`
  )
}

function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && browserIdPattern.test(value) ? value : null
}

function formatCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

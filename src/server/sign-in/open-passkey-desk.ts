import type { SiteContext } from '#data/context.ts'
import type { PasskeyStore } from '#data/sign-in/passkey-store.ts'
import type { VisitorReader } from '#data/sign-in/visitor-store.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { findPasskeyHost, isSessionFresh, nameDevice, passkeyRules } from '#domain/visitor/passkey-rules.ts'
import type { PasskeyDesk } from '#features/parts/sign-in/passkey-desk.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { checkAssertion, checkRegistration, passkeyAlgorithms, readChallenge } from './check-passkey.ts'
import type { SignInSecrets } from './sign-in-secrets.ts'
import type { FoundSession } from './visitor-sessions.ts'

interface PasskeyRequest {
  readonly site: Site
  readonly ctx: SiteContext
  readonly headers: Headers
  readonly isSecure: boolean
  /** Host of the page, with or without a port. */
  readonly host: string
}

interface PasskeyParts {
  readonly passkeys: PasskeyStore
  readonly visitors: Pick<VisitorReader, 'find'>
  readonly secrets: SignInSecrets
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** The session of the request; null without one. */
  readonly findSession: () => Promise<FoundSession | null>
  /** The id that the browser holds in a cookie; null: it has none. */
  readonly readBrowser: () => string | null
  /** The same; the browser gets the cookie if it has none, and keeps it for as long as a challenge lasts. */
  readonly prepareBrowser: () => string
  /** Opens a session for the visitor with this number, in place of the one that the browser had. */
  readonly openSession: (phone: string) => Promise<void>
}

/** The passkeys of one request; see PasskeyDesk. */
export function openPasskeyDesk(request: PasskeyRequest, parts: PasskeyParts): PasskeyDesk {
  const { site, ctx, headers } = request
  const { passkeys, visitors, secrets, log, findSession, openSession } = parts
  const host = findPasskeyHost(request.host)
  const place =
    host === null ? null : { host, origin: `${request.isSecure ? 'https' : 'http'}://${request.host.toLowerCase()}` }

  const hashChallenge = (challenge: string): string => secrets.hash('challenge', challenge)

  /** Stores the challenge that the library made. */
  async function give(challenge: string, purpose: 'register' | 'sign_in'): Promise<void> {
    await passkeys.addChallenge(ctx, {
      challengeHash: hashChallenge(challenge),
      browserHash: secrets.hash('browser', parts.prepareBrowser()),
      purpose,
      lifetimeMs: passkeyRules.challengeMs,
    })
  }

  /** Takes the challenge that client data names; null where it was not given to this browser, or is void. */
  async function take(clientDataJSON: string, purpose: 'register' | 'sign_in'): Promise<string | null> {
    const challenge = readChallenge(clientDataJSON)
    const browser = parts.readBrowser()
    if (challenge === null || browser === null) return null
    const isTaken = await passkeys.takeChallenge(ctx, {
      challengeHash: hashChallenge(challenge),
      browserHash: secrets.hash('browser', browser),
      purpose,
    })
    return isTaken ? challenge : null
  }

  /** The visitor whose fresh session allows one more passkey, or why there is none. */
  async function findOwner() {
    const session = await findSession()
    if (session === null || session.phone === null) return { kind: 'signed_out' } as const
    if (!isSessionFresh(session.signedInAt, ctx.now())) return { kind: 'not_fresh' } as const
    return { kind: 'owner', id: session.id, phone: session.phone } as const
  }

  return {
    host,
    list: (visitorId) => passkeys.listPasskeys(ctx, visitorId),
    async remove(visitorId, credentialId) {
      const isRemoved = await passkeys.removePasskey(ctx, visitorId, credentialId)
      if (isRemoved) log.info({ site: site.slug }, 'a visitor removed a passkey')
      return isRemoved
    },
    mayAdd: async () => place !== null && (await findOwner()).kind === 'owner',
    async isOffered() {
      if (place === null) return false
      const owner = await findOwner()
      if (owner.kind !== 'owner') return false
      const kept = await passkeys.listPasskeys(ctx, owner.id)
      return kept.length < passkeyRules.most && kept.every((passkey) => passkey.host !== place.host)
    },
    async beginRegistration() {
      if (place === null) return { kind: 'no_host' }
      const owner = await findOwner()
      if (owner.kind !== 'owner') return owner
      const kept = await passkeys.listPasskeys(ctx, owner.id)
      if (kept.length >= passkeyRules.most) return { kind: 'full' }
      const { generateRegistrationOptions } = await import('@simplewebauthn/server')
      const phone = formatPhone(owner.phone)
      const options = await generateRegistrationOptions({
        rpID: place.host,
        rpName: site.name,
        userName: phone,
        userDisplayName: phone,
        // The id of the visitor on this site alone, which says nothing about the person.
        userID: new TextEncoder().encode(owner.id),
        timeout: passkeyRules.challengeMs,
        attestationType: 'none',
        excludeCredentials: kept
          .filter((passkey) => passkey.host === place.host)
          .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: passkeyAlgorithms,
      })
      await give(options.challenge, 'register')
      return { kind: 'options', options }
    },
    async register(registration) {
      if (place === null) return { kind: 'no_host' }
      const owner = await findOwner()
      if (owner.kind !== 'owner') return owner
      const challenge = await take(registration.response.clientDataJSON, 'register')
      if (challenge === null) return { kind: 'expired' }
      const checked = await checkRegistration(registration, challenge, place)
      if (checked === null) {
        log.warn({ site: site.slug, host: place.host }, 'a new passkey was refused')
        return { kind: 'refused' }
      }
      const label = nameDevice(headers.get('user-agent') ?? '')
      const outcome = await passkeys.addPasskey(ctx, {
        ...checked,
        visitorId: owner.id,
        host: place.host,
        transports: registration.response.transports ?? [],
        label,
        most: passkeyRules.most,
      })
      if (outcome !== 'added') return { kind: outcome }
      log.info({ site: site.slug, host: place.host, device: label }, 'a visitor added a passkey')
      return { kind: 'added', label }
    },
    async beginSignIn() {
      if (place === null) return { kind: 'no_host' }
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
      const options = await generateAuthenticationOptions({
        rpID: place.host,
        timeout: passkeyRules.challengeMs,
        userVerification: 'required',
      })
      await give(options.challenge, 'sign_in')
      return { kind: 'options', options }
    },
    async signIn(assertion) {
      if (place === null) return { kind: 'no_host' }
      const challenge = await take(assertion.response.clientDataJSON, 'sign_in')
      if (challenge === null) return { kind: 'expired' }
      const passkey = await passkeys.findPasskey(ctx, assertion.id)
      const visitor = passkey === null ? null : await visitors.find(ctx, passkey.visitorId)
      if (passkey === null || visitor === null) return { kind: 'unknown' }
      const counter = await checkAssertion(assertion, challenge, place, passkey.publicKey)
      if (counter === null || !isOwner(assertion.response.userHandle, visitor.id)) {
        log.warn({ site: site.slug, host: place.host }, 'a sign-in by passkey was refused')
        return { kind: 'refused' }
      }
      if (!(await passkeys.usePasskey(ctx, passkey.credentialId, counter))) {
        log.warn(
          { site: site.slug, host: place.host },
          'a sign-in by passkey was refused, because its counter did not go up: there may be a copy of the key',
        )
        return { kind: 'refused' }
      }
      await openSession(visitor.phone)
      return { kind: 'signed_in' }
    },
  }
}

/** Whether the user handle that the authenticator keeps with the passkey, base64url, names its visitor. */
function isOwner(userHandle: string | undefined, visitorId: string): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === visitorId
}

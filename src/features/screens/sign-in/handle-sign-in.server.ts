import { data, redirectDocument } from 'react-router'
import { maskMobile, parseMobile } from '#domain/visitor/mobile-number.ts'
import { parseCode } from '#domain/visitor/one-time-code.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import type { AskOutcome, SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import type { Site } from '#site/site.ts'
import { buildSignInView, parseSignInAddress, type SignInProblem, type SignInStep } from './sign-in-view.ts'
import { noStoreHeaders } from '#http/no-store.ts'

interface SignInServices {
  readonly site: Site
  readonly signIn: SignInDesk
  readonly findVisitor: () => Promise<SignedInVisitor | null>
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
}

/** Bytes; a number and a code need a few dozen. */
const largestBody = 2_048

/** Posts of one address, a flood only. The limits of codes are counted in the database. */
const mostPosts = { limit: 600, windowMs: 600_000 } as const

/** Headers of an answer that is this visitor's alone, with the cookies that the desk gave. */
export function buildOwnHeaders(signIn: SignInDesk): Headers {
  const headers = new Headers(noStoreHeaders)
  for (const cookie of signIn.takeCookies()) headers.append('Set-Cookie', cookie)
  return headers
}

/** Builds the sign-in page. Throws 404 where the site has no sign-in, and the redirect of a signed-in visitor. */
export async function showSignIn(services: SignInServices, query: URLSearchParams) {
  const { site, signIn } = services
  if (!site.auth.authentication) throw data(null, { status: 404 })
  const address = parseSignInAddress(site, query)
  const visitor = await services.findVisitor()
  if (visitor !== null && address.hasRedirect)
    throw redirectDocument(address.redirect, { status: 303, headers: buildOwnHeaders(signIn) })
  // The cookie is set before the number is sent, so that pressing the button twice counts as one browser.
  if (visitor === null) signIn.prepare()
  const view = buildSignInView(site, address, await findStep(services, visitor, address), signIn.isSandbox)
  return data({ view, siteName: site.name }, { headers: buildOwnHeaders(signIn) })
}

async function findStep(
  { signIn }: SignInServices,
  visitor: SignedInVisitor | null,
  { isNumberWanted }: { isNumberWanted: boolean },
): Promise<SignInStep> {
  if (visitor !== null) return { name: 'signed_in', phone: visitor.phone === null ? null : maskMobile(visitor.phone) }
  const asked = isNumberWanted ? null : await signIn.findAsked()
  return asked === null ? { name: 'number' } : { name: 'code', asked }
}

/**
 * Handles what the sign-in page sends: `intent` is 'send' with a number, 'resend', or 'check' with a code. Redirects,
 * or returns what was wrong.
 */
export async function receiveSignIn(services: SignInServices, query: URLSearchParams, request: Request) {
  const { site, signIn } = services
  if (!site.auth.authentication) throw data(null, { status: 404 })
  const body = await readLimitedText(request, largestBody)
  if (body === null) throw data(null, { status: 413 })
  const fields = readFormFields(body, ['intent', 'phone', 'code'])
  const typedPhone = (fields.get('phone') ?? '').slice(0, 40)
  const address = parseSignInAddress(site, query)
  const outcome = (await services.takeAllowance('sign-in', mostPosts.limit, mostPosts.windowMs))
    ? await carryOut(signIn, fields, typedPhone)
    : refuse(429, null, 'There have been too many tries from your connection. Try again in ten minutes.')
  const headers = buildOwnHeaders(signIn)
  switch (outcome.kind) {
    case 'signed_in':
      return redirectDocument(address.redirect, { status: 303, headers })
    case 'asked':
      return redirectDocument(buildSignInPath(address), { status: 303, headers })
    case 'refused': {
      const { status, field, message } = outcome
      return data<SignInProblem>({ field, message, phone: typedPhone }, { status, headers })
    }
  }
}

/** `asked`: the next page is the one for the code. `field`: where the mistake is; null: nowhere in the form. */
type Outcome =
  | { readonly kind: 'signed_in' | 'asked' }
  | {
      readonly kind: 'refused'
      readonly status: 422 | 429 | 503
      readonly field: SignInProblem['field']
      readonly message: string
    }

const refuse = (status: 422 | 429 | 503, field: SignInProblem['field'], message: string): Outcome => ({
  kind: 'refused',
  status,
  field,
  message,
})

const refuseLost = (): Outcome =>
  refuse(422, null, 'Enter your number again. If this keeps happening, allow cookies for this website in your browser.')

function carryOut(signIn: SignInDesk, fields: URLSearchParams, phone: string): Promise<Outcome> {
  const intent = fields.get('intent')
  if (intent === 'check') return checkCode(signIn, fields.get('code') ?? '')
  return intent === 'resend' ? sendAgain(signIn) : sendCode(signIn, phone)
}

async function sendCode(signIn: SignInDesk, typed: string): Promise<Outcome> {
  const mobile = parseMobile(typed)
  return mobile.ok ? toOutcome(await signIn.ask(mobile.e164)) : refuse(422, 'phone', mobile.message)
}

async function sendAgain(signIn: SignInDesk): Promise<Outcome> {
  const asked = await signIn.askAgain()
  if (asked === null) return refuseLost()
  if (asked.kind !== 'wait') return toOutcome(asked)
  const message = `We sent a code a moment ago. Wait ${asked.seconds} seconds before you ask for another.`
  return refuse(422, null, message)
}

function toOutcome(asked: AskOutcome): Outcome {
  switch (asked.kind) {
    case 'asked':
    // Whoever pressed the button twice has a code under way and needs no message.
    case 'wait':
      return { kind: 'asked' }
    case 'bad_number':
      return refuse(422, 'phone', 'We cannot send text messages to this number. Check it, or use another mobile.')
    case 'undelivered':
      return refuse(503, null, 'We could not send a code just now. Try again in a few minutes.')
    case 'site_limited':
      return refuse(503, null, 'We cannot send codes at the moment. Try again in an hour, or call us.')
  }
}

async function checkCode(signIn: SignInDesk, typed: string): Promise<Outcome> {
  const code = parseCode(typed)
  if (code === null) return refuse(422, 'code', 'Enter the six digits of the code, such as 123456')
  const tried = await signIn.tryCode(code)
  switch (tried.kind) {
    case 'signed_in':
      return { kind: 'signed_in' }
    case 'wrong':
      if (tried.triesLeft === 0)
        return refuse(422, null, 'That code is not right, and that was your last try. Ask for a new code.')
      return refuse(
        422,
        'code',
        `That code is not right. You have ${tried.triesLeft === 1 ? 'one try' : `${tried.triesLeft} tries`} left.`,
      )
    case 'expired':
      return refuse(422, null, 'This code has expired. Ask for a new one.')
    case 'used_up':
      return refuse(422, null, 'There were too many tries with this code. Ask for a new one.')
    case 'none':
      return refuseLost()
  }
}

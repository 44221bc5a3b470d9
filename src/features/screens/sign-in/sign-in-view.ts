import { parseOwnPath } from '#domain/visitor/own-path.ts'
import type { AskedCodeView } from '#features/parts/sign-in/sign-in-desk.ts'
import { buildSignInPath } from '#site/sign-in-path.ts'
import type { Site } from '#site/site.ts'

/** What the address of the sign-in page asks for. Both paths are of this site. */
export interface SignInAddress {
  readonly type: string
  readonly redirect: string
  readonly back: string
  /** Whether the visitor wants to enter another number although a code was sent. */
  readonly isNumberWanted: boolean
  /** Whether the address named a page to go on to. */
  readonly hasRedirect: boolean
}

export type SignInStep =
  | { readonly name: 'number' }
  | { readonly name: 'code'; readonly asked: AskedCodeView }
  | { readonly name: 'signed_in'; readonly phone: string | null }

export interface SignInView {
  readonly step: SignInStep
  readonly heading: string
  /** What signing in is for; null where the heading says enough. */
  readonly reason: string | null
  /** Address that the forms are sent to. */
  readonly action: string
  readonly numberHref: string
  readonly backHref: string
  readonly onwardHref: string
  /** Whether a sandbox stands in for text messages. */
  readonly isSandbox: boolean
}

/** What was wrong with what the visitor sent; `field` is null for a message about the whole form. */
export interface SignInProblem {
  readonly field: 'phone' | 'code' | null
  readonly message: string
  /** What was typed as the number, to be corrected. */
  readonly phone: string
}

/** The pages on which nobody lands after signing in: they would lead back to where the visitor is. */
const noDestination = /^\/sign-(?:in|out)(?:[/?#]|$)/i

/**
 * Reads ?type={type}&redirect={path}&back={path} (AUTH-01). A path that could leave the site counts as absent: the
 * visitor then lands in the garage, or on the home page.
 */
export function parseSignInAddress(site: Site, query: URLSearchParams): SignInAddress {
  const read = (name: string): string | null => {
    const path = parseOwnPath(query.get(name) ?? '')
    return path === null || noDestination.test(path) ? null : path
  }
  const redirect = read('redirect')
  const usual = site.auth.garage ? site.routes.garage : '/'
  return {
    type: (query.get('type') ?? '').slice(0, 40),
    redirect: redirect ?? usual,
    back: read('back') ?? '/',
    isNumberWanted: query.get('step') === 'number',
    hasRedirect: redirect !== null,
  }
}

/** Words for each thing that a visitor signs in for, by the `type` of the address; others get the plain words. */
function describeReason(site: Site, type: string): { readonly heading: string; readonly reason: string | null } {
  switch (type) {
    case 'watchlist':
      return { heading: 'Sign in to save vehicles', reason: 'Your saved vehicles are then on every device you use.' }
    case 'checkout':
      return { heading: 'Sign in to reserve', reason: 'Your reservation is then kept under your number.' }
    case 'trade_in':
      return { heading: 'Sign in to value your trade-in', reason: 'You can then come back to your valuation.' }
    case 'finance':
      return { heading: 'Sign in to ask about finance', reason: null }
    case 'online_payment':
      return { heading: 'Sign in to make a payment', reason: null }
    case 'spin_to_win':
      return { heading: 'Sign in to spin', reason: 'Every signed-in visitor has one spin.' }
    case 'garage':
      return { heading: `Sign in to ${site.auth.garage_name}`, reason: null }
    default:
      return { heading: 'Sign in', reason: null }
  }
}

export function buildSignInView(site: Site, address: SignInAddress, step: SignInStep, isSandbox: boolean): SignInView {
  const { heading, reason } = describeReason(site, address.type)
  const action = buildSignInPath(address)
  return {
    step,
    heading: headingOf(step, heading),
    reason: step.name === 'number' ? reason : null,
    action,
    numberHref: `${action}&step=number`,
    backHref: address.back,
    onwardHref: address.redirect,
    isSandbox,
  }
}

function headingOf(step: SignInStep, heading: string): string {
  switch (step.name) {
    case 'number':
      return heading
    case 'signed_in':
      return 'You are signed in'
    case 'code':
      return {
        open: 'Enter your code',
        expired: 'Your code has expired',
        used_up: 'Too many wrong codes',
      }[step.asked.state]
  }
}

import type { Site } from './site.ts'

/**
 * What a site can keep for signed-in visitors (AUTH-02): the name of the gate is the `type` of the sign-in address. The
 * pages of `garage`, `online_payment`, `spin_to_win` and `equifax_finance` make sense for a user only, so their gate
 * has no switch of its own.
 */
export const signInGates = [
  'checkout',
  'trade_in',
  'finance',
  'online_payment',
  'spin_to_win',
  'equifax_finance',
  'garage',
] as const
export type SignInGate = (typeof signInGates)[number]

/**
 * What a visitor without a session meets. `open`: the page is for everybody; `sign_in`: the visitor is sent to the
 * sign-in page; `absent`: the site has no sign-in, and the page answers 404 because it only makes sense for a user
 * (AUTH-03).
 */
export function resolveGate({ auth }: Pick<Site, 'auth'>, gate: SignInGate): 'open' | 'sign_in' | 'absent' {
  switch (gate) {
    case 'trade_in':
      return auth.authentication && auth.gate_trade_in ? 'sign_in' : 'open'
    case 'checkout':
      return auth.authentication && auth.gate_checkout ? 'sign_in' : 'open'
    case 'finance':
      return auth.authentication && auth.gate_finance ? 'sign_in' : 'open'
    case 'garage':
      return auth.authentication && auth.garage ? 'sign_in' : 'absent'
    case 'online_payment':
    case 'spin_to_win':
    case 'equifax_finance':
      return auth.authentication ? 'sign_in' : 'absent'
  }
}

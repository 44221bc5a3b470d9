import type { PasskeyDesk } from './passkey-desk.ts'

/** The code that this browser asked for, as the sign-in page shows it. */
export interface AskedCodeView {
  /** The number with all but its last three digits hidden. */
  readonly phone: string
  /** `used_up`: too many wrong tries; `expired`: its five minutes are over. */
  readonly state: 'open' | 'expired' | 'used_up'
  /** Seconds until another code may be asked for; 0: now. */
  readonly resendSeconds: number
  /** The code itself, where the sandbox stands in for the text message; else null. */
  readonly sandboxCode: string | null
}

/**
 * `asked`: the answer for every number that could get a code, also where a limit kept it from being sent. `bad_number`:
 * the gateway cannot send to this number. `undelivered`: the gateway does not work at the moment. `site_limited`: the
 * site sends nobody a code at the moment, whatever the number. `wait`: the browser asked for a code less than 30 seconds
 * ago.
 */
export type AskOutcome =
  | { readonly kind: 'asked' | 'bad_number' | 'undelivered' | 'site_limited' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** `none`: this browser has asked for no code, or keeps no cookies. */
export type TryOutcome =
  | { readonly kind: 'signed_in' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'none' | 'expired' | 'used_up' }

/**
 * Sign-in of one request (AUTH-01, AUTH-04). The cookies that its calls ask for are sent by the route with its answer
 * (`takeCookies`).
 */
export interface SignInDesk {
  readonly passkeys: PasskeyDesk
  /** Whether the site's codes are shown on the page in place of a text message. */
  readonly isSandbox: boolean
  /** Takes the values of Set-Cookie headers that are not sent yet. */
  readonly takeCookies: () => readonly string[]
  /** Gives the browser its cookie, to which a code is bound, unless it has one. */
  readonly prepare: () => void
  readonly findAsked: () => Promise<AskedCodeView | null>
  /** Sends a code to a number in E.164. */
  readonly ask: (phone: string) => Promise<AskOutcome>
  /** Sends another code to the number of the last one. null: there was none. */
  readonly askAgain: () => Promise<AskOutcome | null>
  /** Signs in with a code of six digits. Ends the session that the browser had before. */
  readonly tryCode: (code: string) => Promise<TryOutcome>
  /** Ends the session of this browser, or every session of its visitor on this site. */
  readonly signOut: (scope: 'here' | 'everywhere') => Promise<void>
}

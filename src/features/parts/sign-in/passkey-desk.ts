import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'

/** A passkey in the visitor's list. */
export interface PasskeyItem {
  readonly credentialId: string
  /** The device on which it was made. */
  readonly label: string
  /** Host name of the website on which it works. */
  readonly host: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds; null: not used since it was made. */
  readonly lastUsedAt: number | null
}

/** What a browser sends after it made a passkey: bounded texts of known names (base64url where not said otherwise). */
export interface PasskeyRegistration {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    /** Plain words such as 'internal'. */
    readonly transports?: readonly string[] | undefined
  }
}

/** What a browser sends after it signed a challenge with a passkey. */
export interface PasskeyAssertion {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | undefined
  }
}

/** `signed_out`: no session; `not_fresh`: the sign-in is too long ago; `full`: the visitor has the most allowed. */
type NotAllowed = { readonly kind: 'signed_out' | 'not_fresh' | 'full' | 'no_host' }

export type RegistrationOffer =
  | { readonly kind: 'options'; readonly options: PublicKeyCredentialCreationOptionsJSON }
  | NotAllowed

/** `expired`: the challenge is not, or no longer, good for this browser. `refused`: the answer is not in order. */
export type RegistrationOutcome =
  | { readonly kind: 'added'; readonly label: string }
  | { readonly kind: 'expired' | 'refused' | 'known' }
  | NotAllowed

/** `no_host`: the page's host is an address of numbers. */
export type AssertionOffer =
  | { readonly kind: 'options'; readonly options: PublicKeyCredentialRequestOptionsJSON }
  | { readonly kind: 'no_host' }

/** `unknown`: the site has no such passkey, or has it no more. */
export type AssertionOutcome = { readonly kind: 'signed_in' | 'expired' | 'unknown' | 'refused' | 'no_host' }

/** The passkeys of one request (AUTH-01, AUTH-04). Cookies go the way of `SignInDesk.takeCookies`. */
export interface PasskeyDesk {
  /** Host name on which new passkeys work, without a port; null: the page's host is an address of numbers. */
  readonly host: string | null
  /** Returns the passkeys of a visitor of this site, the newest first. */
  readonly list: (visitorId: string) => Promise<readonly PasskeyItem[]>
  /** Returns whether the visitor had this passkey. */
  readonly remove: (visitorId: string, credentialId: string) => Promise<boolean>
  /** Whether the visitor of this request signed in a short time ago, so that a passkey may be added. */
  readonly mayAdd: () => Promise<boolean>
  /** Whether the visitor may add a passkey and has none on this host yet. */
  readonly isOffered: () => Promise<boolean>
  readonly beginRegistration: () => Promise<RegistrationOffer>
  readonly register: (registration: PasskeyRegistration) => Promise<RegistrationOutcome>
  readonly beginSignIn: () => Promise<AssertionOffer>
  /** Signs in as the code does: a new session, and the end of the one that the browser had. */
  readonly signIn: (assertion: PasskeyAssertion) => Promise<AssertionOutcome>
}

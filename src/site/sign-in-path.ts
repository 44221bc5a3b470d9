interface SignInRequest {
  /** What the visitor wanted to do, 'watchlist' or the name of a gate. */
  readonly type: string
  /** Path of this site to open after the sign-in. */
  readonly redirect: string
  /** Path of this site to return to without a sign-in. */
  readonly back: string
}

/** Builds the address of the sign-in page (AUTH-01). */
export function buildSignInPath({ type, redirect, back }: SignInRequest): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back }).toString()}`
}

import { buildSignInPath } from '#site/sign-in-path.ts'

interface SignInLinkProps {
  /** Path of the current page, with its query, to come back to. */
  readonly here: string
  /** null while the state is not known: the sign-in page then sends a signed-in visitor on. */
  readonly signedIn: boolean | null
  readonly className: string
}

/** 'Sign in' or 'Sign out', for sites with authentication (AUTH-03: without it nothing shows this link). */
export function SignInLink({ here, signedIn, className }: SignInLinkProps) {
  if (signedIn === true)
    return (
      <form method="post" action="/sign-out">
        <input type="hidden" name="back" value={here} />
        <button name="scope" value="here" className={className}>
          Sign out
        </button>
      </form>
    )
  return (
    <a href={buildSignInPath({ type: '', redirect: here, back: here })} className={className}>
      Sign in
    </a>
  )
}

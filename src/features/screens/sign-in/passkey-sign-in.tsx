import { useState } from 'react'
import { hasPasskeys } from '#features/parts/sign-in/passkey-support.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * Signs in with a passkey, and goes on to `onwardHref` as the code does. Shown where scripts run and the browser knows
 * passkeys; what asks the browser is loaded when the button is pressed.
 */
export function PasskeySignIn({ onwardHref }: { onwardHref: string }) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  if (!isHydrated || !hasPasskeys()) return null

  async function signIn(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setMessage(null)
    const problem = await trySignIn()
    // A new document, because the pages of a signed-in visitor are others.
    if (problem === null) return window.location.assign(onwardHref)
    setMessage(problem)
    setBusy(false)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-muted sm:text-sm">Have you set up a passkey on this website?</p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => void signIn()}
        className={`${buttonClass('outlined')} aria-disabled:opacity-60`}
      >
        Sign in with a passkey
      </button>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {message}
      </p>
    </div>
  )
}

/** null: signed in; else what to tell the visitor. */
async function trySignIn(): Promise<string | null> {
  try {
    const { signInByPasskey } = await import('#features/parts/sign-in/passkey-client.ts')
    const result = await signInByPasskey()
    return result.ok ? null : result.message
  } catch {
    return 'We could not reach the website. Check your connection and try again.'
  }
}

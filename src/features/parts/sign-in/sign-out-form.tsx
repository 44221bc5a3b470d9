import { buttonClass } from '#ui/button-class.ts'

/**
 * Signs the visitor out, on this browser or on all of them (AUTH-04). `back` is a path of this site to open afterwards.
 * `look` is that of the first button.
 */
export function SignOutForm({ back, look }: { back: string; look: 'filled' | 'outlined' }) {
  return (
    <form method="post" action="/sign-out" className="flex flex-wrap gap-3">
      <input type="hidden" name="back" value={back} />
      <button name="scope" value="here" className={buttonClass(look)}>
        Sign out
      </button>
      <button name="scope" value="everywhere" className={buttonClass('outlined')}>
        Sign out on all devices
      </button>
    </form>
  )
}

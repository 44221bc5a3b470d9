import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { PagePhone } from './build-place.ts'

const fullClass = `${buttonClass('outlined')} size-full tabular-nums`
const summaryClass = `${fullClass} list-none group-open:hidden [&::-webkit-details-marker]:hidden`
const icon = <Icon name="phone" size={18} />

/** Words of a button with a detail, which stands below them where both do not fit in one line. */
export const wordsClass = 'flex flex-wrap justify-center gap-x-2 leading-tight'

/**
 * The phone number, masked until the visitor reveals it (VDP-13). Works without scripts, and a failed report does not
 * prevent the reveal.
 */
export function PhoneReveal({ phone, text, onReveal }: { phone: PagePhone; text: string; onReveal: () => void }) {
  if (phone.masked === null)
    return (
      <a href={phone.href} className={fullClass}>
        {icon}
        <span className={wordsClass}>
          {text}: <span>{phone.text}</span>
        </span>
      </a>
    )
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        // The button disappears when the number appears; focus on the number makes screen readers announce it.
        currentTarget.querySelector('a')?.focus({ preventScroll: true })
        onReveal()
      }}
    >
      <summary className={summaryClass}>
        {icon}
        <span className={wordsClass}>
          {text}{' '}
          <span className="font-normal">
            {phone.masked}
            <span className="sr-only">, show the number</span>
          </span>
        </span>
      </summary>
      <a href={phone.href} className={fullClass}>
        {icon}
        <span className={wordsClass}>
          {text} <span>{phone.text}</span>
        </span>
      </a>
    </details>
  )
}

import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { PagePhone } from './build-place.ts'

const summaryClass = 'w-full list-none tabular-nums group-open:hidden [&::-webkit-details-marker]:hidden'

/**
 * The phone number, masked until the visitor reveals it (VDP-13). Works without scripts, and a failed report does not
 * prevent the reveal.
 */
export function PhoneReveal({ phone, text, onReveal }: { phone: PagePhone; text: string; onReveal: () => void }) {
  if (phone.masked === null)
    return (
      <a href={phone.href} className={`${buttonClass('outlined')} tabular-nums`}>
        <Icon name="phone" size={18} />
        {text}: {phone.text}
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
      <summary className={`${buttonClass('outlined')} ${summaryClass}`}>
        <Icon name="phone" size={18} />
        {text}
        <span className="font-normal">
          {phone.masked}
          <span className="sr-only">, show the number</span>
        </span>
      </summary>
      <a href={phone.href} className={`${buttonClass('outlined')} w-full tabular-nums`}>
        <Icon name="phone" size={18} />
        {text} {phone.text}
      </a>
    </details>
  )
}

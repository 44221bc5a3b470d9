import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { PagePhone } from './build-place.ts'

const fullClass = `${buttonClass('outlined')} size-full tabular-nums`
const summaryClass = `${fullClass} list-none group-open:hidden [&::-webkit-details-marker]:hidden`
const icon = <Icon name="phone" size={18} />

/**
 * The phone number, masked until the visitor reveals it (VDP-13). Works without scripts, and a failed report does not
 * prevent the reveal.
 */
export function PhoneReveal({ phone, text, onReveal }: { phone: PagePhone; text: string; onReveal: () => void }) {
  if (phone.masked === null)
    return (
      <a href={phone.href} className={fullClass}>
        {icon}
        <span className="button-words">
          {text} <small>{phone.text}</small>
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
        <span className="button-words">
          {text}{' '}
          <small>
            {phone.masked.slice(0, -4)}
            <span className="hidden-digits">{phone.masked.slice(-4)}</span>
            <span className="sr-only">, show the number</span>
          </small>
        </span>
      </summary>
      <a href={phone.href} className={fullClass}>
        {icon}
        <span className="button-words">
          {text} <small>{phone.text}</small>
        </span>
      </a>
    </details>
  )
}

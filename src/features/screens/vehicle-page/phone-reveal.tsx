import { Icon } from '#ui/icon.tsx'
import type { PagePhone } from './build-place.ts'

/** Where a link dials: a phone, not a computer with a phone number to write down. */
const dials = '(pointer: coarse) and (width < 40rem)'

/**
 * The phone number, masked until the visitor asks for it (VDP-13). Works without scripts, and a failed report does not
 * prevent the reveal. A phone dials with the same touch.
 */
export function PhoneReveal({ phone, text, onReveal }: { phone: PagePhone; text: string; onReveal: () => void }) {
  const link = (
    <a href={phone.href} className="call-row">
      <Icon name="phone" />
      <b>{text}</b> {phone.text}
    </a>
  )
  if (phone.masked === null) return link
  return (
    <details
      className="group"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        // The row disappears when the number appears; focus on the number makes screen readers announce it.
        const number = currentTarget.querySelector('a')
        number?.focus({ preventScroll: true })
        onReveal()
        if (window.matchMedia(dials).matches) number?.click()
      }}
    >
      <summary className="call-row">
        <Icon name="phone" />
        <b>{text}</b>
        <span className="text-muted">
          {phone.masked.slice(0, -4)}
          <span className="hidden-digits">{phone.masked.slice(-4)}</span>
        </span>
        <u>Show number</u>
      </summary>
      {link}
    </details>
  )
}

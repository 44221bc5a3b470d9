import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

/** Calls a number, as configured. */
export const CallButton = ({ phone }: { phone: string }) => (
  <a href={buildPhoneHref(phone)} className={buttonClass('outlined')}>
    <Icon name="phone" size={18} />
    Call {formatPhone(phone)}
  </a>
)

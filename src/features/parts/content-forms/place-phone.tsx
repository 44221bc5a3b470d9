import { Icon } from '#ui/icon.tsx'
import type { FormPlace } from './form-places.ts'

const phoneLook =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-link tabular-nums underline underline-offset-4'

/** The number of a place as a link that calls it; nothing for a place without one. */
export function PlacePhone({ phone }: Pick<FormPlace, 'phone'>) {
  if (phone === null) return null
  return (
    <p>
      <a href={phone.href} className={phoneLook}>
        <Icon name="phone" size={18} />
        {phone.text}
      </a>
    </p>
  )
}

import { useEffect, useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { ContactBarView } from './contact-bar-view.ts'

/**
 * Whether the dealership is open while the page is on screen. The server says so and when it changes, an instant that
 * is the same in every time zone; the visitor's clock only counts down to it (LOC-10).
 */
function useOpen({ open, changesAt }: ContactBarView): boolean {
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (changesAt === null) return
    const timer = setTimeout(() => setChanged(true), changesAt - Date.now())
    return () => clearTimeout(timer)
  }, [changesAt])
  return open !== hasChanged
}

/**
 * What the page is for, Call Now while the dealership is open, and Enquire at the foot of a phone's screen (NAV-07). It
 * needs no scripts, and the room that it keeps below everything else lets it hide nothing at the end of the page.
 */
export function ContactBar({ bar }: { bar: ContactBarView }) {
  const isOpen = useOpen(bar)
  const { lead, phoneHref, enquire } = bar
  const canCall = isOpen && phoneHref !== null
  return (
    <section aria-label="Contact us" className="contact-bar">
      <div data-foot-bar="" data-led={lead === null ? undefined : ''}>
        {lead !== null && 'href' in lead && (
          <a data-nav="" href={lead.href} className={buttonClass(lead.quiet ? 'outlined' : 'filled')}>
            {lead.text}
          </a>
        )}
        {/* For thumbs, with scripts and without. Keyboards and screen readers have the control of the page itself. */}
        {lead !== null && 'opens' in lead && (
          <label htmlFor={lead.opens} className={buttonClass('filled')}>
            {lead.text}
          </label>
        )}
        {canCall && (
          <a href={phoneHref} className={buttonClass('outlined')}>
            <Icon name="phone" size={18} />
            Call Now
          </a>
        )}
        <a data-nav="" href={enquire.href} className={buttonClass(lead === null ? 'filled' : 'outlined')}>
          {lead !== null && <Icon name="chat" size={18} />}
          {enquire.text}
        </a>
      </div>
    </section>
  )
}

import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { AddressLines } from './address-lines.tsx'
import type { ContactStripView } from './contact-strip-view.ts'

/** How to reach the dealer: phone, whether it is open, address, and the contact page. */
export function ContactStrip({ strip: { phone, hours, address, contactHref } }: { strip: ContactStripView }) {
  return (
    <section
      aria-labelledby="talk-to-us"
      className="grid content-start gap-3 rounded-site border border-line bg-surface p-5 shadow-site"
    >
      <h2 id="talk-to-us" className="text-xl">
        Talk to us
      </h2>
      {phone !== null && (
        <a
          href={phone.href}
          className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-link tabular-nums"
        >
          <Icon name="phone" size={20} />
          {phone.text}
        </a>
      )}
      <OpenState hours={hours} />
      <AddressLines lines={address} />
      <a data-nav="" href={contactHref} className={`${buttonClass('outlined')} mt-1`}>
        Contact Us
      </a>
    </section>
  )
}

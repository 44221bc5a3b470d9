import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { column } from './column.ts'

export interface TextData {
  readonly block: 'text'
  readonly kind: 'band' | 'letter'
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly signed: string | null
  /** Number that a button below it calls, as configured; null for none. */
  readonly phone: string | null
}

/** A text of the dealer: on a neutral band, or set as a note of the owner. */
export function Text({ data }: { data: TextData }) {
  return data.kind === 'letter' ? <Letter data={data} /> : <Band data={data} />
}

function Band({ data: { title, paragraphs, signed, phone } }: { data: TextData }) {
  const [first, ...rest] = paragraphs
  return (
    <section aria-label={title} className="band ruled bg-band">
      <div className={`${column} grid gap-x-12 gap-y-5 py-12 lg:grid-cols-[1fr_2fr] lg:py-16`}>
        <div className="grid content-start gap-4">
          <div className="h-1 w-14 bg-accent" />
          <h2 className="section-title">{title}</h2>
        </div>
        <div className="grid max-w-180 gap-4">
          <p className="text-xl leading-relaxed text-pretty lg:text-2xl lg:leading-relaxed">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-lg leading-relaxed text-pretty text-muted">
              {paragraph}
            </p>
          ))}
          {signed !== null && <p className="font-semibold">{signed}</p>}
          {phone !== null && <Call phone={phone} />}
        </div>
      </div>
    </section>
  )
}

function Letter({ data: { title, paragraphs, signed, phone } }: { data: TextData }) {
  return (
    <section aria-label={title} className={column}>
      <div className="mx-auto grid max-w-180 gap-5 border-y-4 border-double border-line py-10 lg:py-14">
        <h2 className="section-title">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-lg leading-relaxed text-pretty lg:text-xl lg:leading-relaxed">
            {paragraph}
          </p>
        ))}
        {signed !== null && <p className="font-heading text-xl [font-weight:var(--heading-weight)] italic">{signed}</p>}
        {phone !== null && <Call phone={phone} />}
      </div>
    </section>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <p>
      <a href={buildPhoneHref(phone)} className={buttonClass('outlined')}>
        <Icon name="phone" size={18} />
        Call {formatPhone(phone)}
      </a>
    </p>
  )
}

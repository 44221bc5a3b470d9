import { CallButton } from './call-button.tsx'
import { column } from './column.ts'

export interface TextData {
  readonly block: 'text'
  readonly kind: 'band' | 'letter'
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly signed: string | null
  /** Number that a button below it calls, as configured; null for none. */
  readonly phone: string | null
  readonly image: string | null
}

/** A text of the dealer: on a neutral band, or set as a note of the owner. */
export function Text({ data }: { data: TextData }) {
  return data.kind === 'letter' ? <Letter data={data} /> : <Band data={data} />
}

function Band({ data }: { data: TextData }) {
  const { title, image } = data
  const columns = image === null ? 'lg:grid-cols-[1fr_2fr]' : 'lg:grid-cols-2'
  return (
    <section aria-label={title} className="band ruled bg-band">
      <div className={`${column} grid items-center gap-x-12 gap-y-5 py-12 lg:py-16 ${columns}`}>
        <div className={`grid content-start gap-4 ${image === null ? 'self-start' : ''}`}>
          <div className="h-1 w-14 bg-accent" />
          <h2 className="section-title">{title}</h2>
          {image !== null && <BandWords data={data} />}
        </div>
        {image === null ? (
          <div className="grid max-w-180 gap-4">
            <BandWords data={data} />
          </div>
        ) : (
          <Beside image={image} />
        )}
      </div>
    </section>
  )
}

function BandWords({ data: { paragraphs, signed, phone } }: { data: TextData }) {
  const [first, ...rest] = paragraphs
  return (
    <>
      <p className="text-xl leading-relaxed text-pretty lg:text-2xl lg:leading-relaxed">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-lg leading-relaxed text-pretty text-muted">
          {paragraph}
        </p>
      ))}
      {signed !== null && <p className="font-semibold">{signed}</p>}
      {phone !== null && <Call phone={phone} />}
    </>
  )
}

function Letter({ data: { title, paragraphs, signed, phone, image } }: { data: TextData }) {
  const width = image === null ? 'max-w-180' : 'items-center gap-x-14 lg:grid-cols-[7fr_6fr]'
  return (
    <section aria-label={title} className={column}>
      <div className={`mx-auto grid gap-y-7 border-y-4 border-double border-line py-10 lg:py-14 ${width}`}>
        <div className="grid gap-5">
          <h2 className="section-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lg leading-relaxed text-pretty lg:text-xl lg:leading-relaxed">
              {paragraph}
            </p>
          ))}
          {signed !== null && (
            <p className="font-heading text-xl [font-weight:var(--heading-weight)] italic">{signed}</p>
          )}
          {phone !== null && <Call phone={phone} />}
        </div>
        {image !== null && <Beside image={image} />}
      </div>
    </section>
  )
}

/** The picture that a text has beside it, on a phone below it. */
const Beside = ({ image }: { image: string }) => (
  <img
    src={image}
    alt=""
    width={640}
    height={400}
    loading="lazy"
    className="picture-place aspect-8/5 w-full rounded-site object-cover"
  />
)

const Call = ({ phone }: { phone: string }) => (
  <p>
    <CallButton phone={phone} />
  </p>
)

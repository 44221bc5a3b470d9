import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import type { PostStock, PostVehicle } from './post-stock.server.ts'

/** Two in a row of a phone, unless the text is large, and all in one of a wide page. */
const listLook =
  'grid gap-x-(--grid-gap) gap-y-6 max-sm:gap-x-3 grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] ' +
  'lg:grid-cols-4'

/** Vehicles that go with a post, as pictures with their prices. They need no scripts. */
export function PostVehicles({ stock: { title, all, vehicles } }: { stock: PostStock }) {
  return (
    <section
      aria-labelledby="post-vehicles"
      className="mx-auto grid w-full max-w-360 gap-5 px-4 pb-(--section-gap) lg:px-8 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="post-vehicles" className="section-title">
          {title}
        </h2>
        <a
          data-nav=""
          href={all.href}
          aria-label={`${all.text}: ${title}`}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {all.text}
        </a>
      </div>
      <ul className={listLook}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.href} className="min-w-0">
            <Vehicle vehicle={vehicle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Vehicle({ vehicle: { href, title, image, alt, price, km } }: { vehicle: PostVehicle }) {
  const { src, srcSet } = buildPictureSources(image, [320, 640])
  return (
    <article className="group relative grid gap-2">
      <img
        src={src}
        {...(srcSet === null ? {} : { srcSet, sizes: '(min-width: 1024px) 25vw, 50vw' })}
        alt={alt}
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className="picture-place aspect-4/3 w-full rounded-site object-cover"
      />
      <h3 className="text-base leading-snug font-semibold">
        <a data-nav="" href={href} className="after:absolute after:inset-0 group-hover:underline">
          {title}
        </a>
      </h3>
      <p className="tabular-nums">
        {price !== null && <strong className="font-semibold">{price}</strong>}
        {km !== null && <span className="block text-muted">{km}</span>}
      </p>
    </article>
  )
}

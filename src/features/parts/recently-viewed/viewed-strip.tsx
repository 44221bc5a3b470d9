import { useEffect, useState } from 'react'
import { PriceBlock } from '#features/parts/vehicle-card/price-block.tsx'
import { Icon } from '#ui/icon.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import { listViewedCars, storeViewedCar, type ViewedCar } from './viewed-cars.ts'
import type { ViewedCarView } from './viewed-view.ts'

interface ViewedStripProps {
  /** The current car, which is stored and left out of the strip. */
  readonly car: ViewedCar
  /** Maximum number of cars in the strip. */
  readonly most: number
}

/** Fetches current data of the cars, because a stored price could be out of date. */
async function loadCars(ids: readonly string[], signal: AbortSignal): Promise<readonly ViewedCarView[]> {
  try {
    const answer = await fetch(`/recently-viewed.json?ids=${ids.join(',')}`, { signal })
    return answer.ok ? ((await answer.json()) as { cars: readonly ViewedCarView[] }).cars : []
  } catch {
    // The page works without the strip.
    return []
  }
}

/** The strip 'Recently viewed' (VDP-16), shown after hydration to visitors who viewed other cars before. */
export function ViewedStrip({ car, most }: ViewedStripProps) {
  const [cars, setCars] = useState<readonly ViewedCarView[]>([])
  const { id } = car
  useEffect(() => {
    const leaving = new AbortController()
    const others = listViewedCars()
      .filter((other) => other.id !== id)
      .slice(0, most)
    storeViewedCar(car)
    const show = async (): Promise<void> => {
      const found =
        others.length === 0
          ? []
          : await loadCars(
              others.map((other) => other.id),
              leaving.signal,
            )
      if (!leaving.signal.aborted) setCars(found)
    }
    void show()
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a car
  }, [id, most])
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="grid min-w-0 gap-4">
      <h2 id="recently-viewed" className="text-xl">
        Recently viewed
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside */}
      <ul onFocus={revealFocus} className="scroll-strip vehicle-strip">
        {cars.map(({ id: key, href, title, image, price }) => (
          <li key={key} className="viewed">
            <a data-nav="" href={href}>
              <span className="picture-place">
                {image === null ? (
                  <Icon name="camera" />
                ) : (
                  <img
                    src={image.url}
                    {...(image.srcSet === null ? {} : { srcSet: image.srcSet })}
                    alt=""
                    width={208}
                    height={156}
                    loading="lazy"
                  />
                )}
              </span>
              <span>{title}</span>
            </a>
            {price === null ? <p className="text-muted">Sold</p> : <PriceBlock price={price} size="card" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

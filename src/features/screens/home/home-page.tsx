import type { ComponentType } from 'react'
import { PausePoint } from '#ui/pause-point.tsx'
import { Banner } from './blocks/banner/banner.tsx'
import { BodyTiles } from './blocks/body-tiles.tsx'
import { column, type BlockPlace } from './blocks/column.ts'
import { Blog, Locations, People } from './blocks/dealer.tsx'
import { Guarantee } from './blocks/guarantee.tsx'
import { Models } from './blocks/model-range.tsx'
import { Names } from './blocks/names.tsx'
import { PriceBands } from './blocks/price-bands.tsx'
import { Offers, Promo, PromoSlider, ServiceAdvantage, Stocktake } from './blocks/promotions.tsx'
import { Reviews } from './blocks/reviews.tsx'
import { SearchEntry } from './blocks/search-entry.tsx'
import { Services } from './blocks/services.tsx'
import { Shelves } from './blocks/shelves.tsx'
import { Text } from './blocks/text.tsx'
import { TowCheck } from './blocks/tow-check.tsx'
import { Vehicles } from './blocks/vehicles.tsx'
import type { HomePage as HomePageData } from './home-page-data.ts'
import { joinShelves, type HomeArea } from './join-shelves.ts'

const blocksClass =
  'blocks-below-fold grid grid-cols-1 gap-(--section-gap) pb-(--section-gap) ' +
  'has-[>.band:last-child]:pb-0 [&>.band+.band]:-mt-(--section-gap)'

type Name = HomeArea['block']

/** The component of each block, and of the rows of vehicles that share a place. */
const components: {
  readonly [Block in Name]: ComponentType<{ data: Extract<HomeArea, { block: Block }>; place: BlockPlace }>
} = {
  banner: Banner,
  search: SearchEntry,
  body_tiles: BodyTiles,
  names: Names,
  models: Models,
  price_bands: PriceBands,
  vehicles: Vehicles,
  shelves: Shelves,
  services: Services,
  tow_check: TowCheck,
  guarantee: Guarantee,
  text: Text,
  reviews: Reviews,
  promo_slider: PromoSlider,
  promo_banner: Promo,
  offers: Offers,
  stocktake: Stocktake,
  service_advantage: ServiceAdvantage,
  locations: Locations,
  people: People,
  blog: Blog,
}

/** The home page: blocks in the configured order (CONTENT-12). */
export function HomePage({ page: { title, blocks } }: { page: HomePageData }) {
  const areas = joinShelves(blocks)
  const hasBanner = blocks.some(({ block }) => block === 'banner')
  return (
    // No gap between adjacent coloured bands or between a band and the footer.
    <div className={blocksClass}>
      {!hasBanner && <h1 className={`${column} display pt-10`}>{title}</h1>}
      {areas.map((area, index) => (
        <PausePoint key={`${area.block}-${index}`}>
          <Block
            data={area}
            place={{
              afterBanner: areas[index - 1]?.block === 'banner',
              afterHero: isHero(areas[index - 1]),
              afterRule: isLetter(areas[index - 1]),
              beforeSearch: isPanel(areas[index + 1]),
            }}
          />
        </PausePoint>
      ))}
    </div>
  )
}

const isHero = (area: HomeArea | undefined): boolean => area?.block === 'banner' && area.kind === 'hero'
const isLetter = (area: HomeArea | undefined): boolean => area?.block === 'text' && area.kind === 'letter'
const isPanel = (area: HomeArea | undefined): boolean => area?.block === 'search' && area.kind === 'panel'

function Block({ data, place }: { data: HomeArea; place: BlockPlace }) {
  // The table gives each block the component of its own data, which the compiler cannot see for a union.
  const Component = components[data.block] as ComponentType<{ data: HomeArea; place: BlockPlace }>
  return <Component data={data} place={place} />
}

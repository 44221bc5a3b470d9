import type { SiteDocument } from '#site/site.ts'
import { drawPlace } from './draw-place.ts'
import type { PlaceKind, PlaceLook } from './place-parts.ts'

/** A drawn place with the path under which the platform serves it. */
export interface PlaceDrawing {
  /** '/places/bigsky-rocklea.svg'. */
  readonly path: string
  readonly svg: string
  /** Words on its signs. */
  readonly sign: string
  /** The family in which the site sets its headings, in which the signs are painted. */
  readonly family: string | null
}

/** What stands at the locations of the demonstration, by their ids. */
export const kinds: Readonly<Record<string, PlaceKind>> = {
  'harbourside-sales': 'showroom',
  'harbourside-service': 'service_centre',
  'harbourside-parts': 'parts',
  'bigsky-rocklea': 'flagship',
  'bigsky-rocklea-service': 'open_bays',
  'bigsky-buying-centre': 'drive_in',
  'bigsky-aspley': 'showroom',
  'bigsky-ipswich': 'glass_house',
  'bigsky-tweed': 'beach_yard',
  'tamar-invermay': 'yard',
  'tamar-workshop': 'old_shed',
  'ridgeline-ford-penrith': 'depot',
  'ridgeline-ford-service': 'steel_works',
  'ridgeline-gwm-windsor': 'country_depot',
  'southern-cross-pakenham': 'caravans',
  'southern-cross-service': 'van_hall',
  'southern-cross-ringwood': 'bike_shop',
}

/** Sky, hills and ground under the backdrop of the site's vehicles. */
const surroundings: Readonly<Record<string, Pick<PlaceLook, 'sky' | 'hills' | 'ground'>>> = {
  cool_grey: { sky: ['#b9cbd8', '#eef2f5'], hills: '#b5c2c7', ground: '#a9adb1' },
  light_blue: { sky: ['#7fbcec', '#e6f3fc'], hills: '#a9c8a0', ground: '#b9b7b0' },
  warm_paper: { sky: ['#d9dcc6', '#f8f0db'], hills: '#a5ae86', ground: '#b7aa91' },
  concrete: { sky: ['#8fa3b5', '#e3e8ec'], hills: '#7d8a8c', ground: '#96999b' },
  landscape: { sky: ['#8ed0d6', '#fdeed6'], hills: '#b6b98c', ground: '#c9b595' },
}

const plain = { brand: '#33506b', brandText: '#ffffff', accent: '#d8a53c' }

/** Draws the locations of the demonstration in the colours of their sites. */
export function drawDemoPlaces(documents: readonly SiteDocument[]): readonly PlaceDrawing[] {
  return documents.flatMap(({ theme, dealerships = [] }) => {
    const { brand = plain.brand, brand_text: brandText = plain.brandText, accent = plain.accent } = theme?.colors ?? {}
    const around = surroundings[theme?.studio ?? 'cool_grey'] ?? surroundings.cool_grey
    return dealerships.flatMap(({ locations = [] }) =>
      locations.flatMap(({ id, name }) => {
        const kind = kinds[id]
        if (kind === undefined || around === undefined) return []
        const svg = drawPlace({ kind, sign: name, brand, brandText, accent, ...around })
        return [{ path: `/places/${id}.svg`, svg, sign: name, family: theme?.font_heading ?? null }]
      }),
    )
  })
}

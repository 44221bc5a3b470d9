import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { listTexts, parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { placeFinance } from './build-section-links.ts'
import type { WholeVehicleView } from './vehicle-page-data.ts'
import { buildVehiclePage, type VehiclePageView } from './vehicle-page-view.ts'
import { VehiclePage } from './vehicle-page.tsx'

/** Renders the page on the server, without the parts that do not come from the listing, and parses its HTML. */
export function renderPage(page: VehiclePageView, parts: Partial<WholeVehicleView> = {}): Document {
  const none = {
    parts: placeFinance(page.sections, parts.finance != null),
    sectionLinks: [],
    tag: null,
    favourite: null,
    finance: null,
    share: null,
    meta: [],
    similar: [],
    promotions: [],
    form: null,
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <VehiclePage data={{ ...none, page, ...parts }} /> }])
  return parseHtml(renderToStaticMarkup(<Stub />))
}

export function render(
  vehicle: Partial<Vehicle>,
  site: DocumentPart = {},
  parts: Partial<WholeVehicleView> = {},
): Document {
  const page = buildVehiclePage(
    resolveListing(buildVehicle('S1', vehicle), buildTestSite(site), Date.UTC(2026, 10, 20)),
    { site: buildTestSite(site), nowMs: Date.UTC(2026, 10, 20), views: 0, isBuilt: () => true },
  )
  return renderPage(page, parts)
}

export const count = (page: Document, selector: string): number => page.querySelectorAll(selector).length
export const textsOf = (page: Document): readonly string[] => listTexts(page.documentElement)

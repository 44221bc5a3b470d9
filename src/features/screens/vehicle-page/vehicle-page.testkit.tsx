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

/** Data of a page without the parts that do not come from the listing, but for those that are given. */
function completeView(page: VehiclePageView, parts: Partial<WholeVehicleView> = {}): WholeVehicleView {
  return {
    parts: placeFinance(page.sections, parts.finance != null),
    sectionLinks: [],
    tag: null,
    favourite: null,
    finance: null,
    share: null,
    similar: [],
    promotions: [],
    form: null,
    page,
    ...parts,
  }
}

function buildPage(vehicle: Partial<Vehicle>, part: DocumentPart): VehiclePageView {
  const site = buildTestSite(part)
  const nowMs = Date.UTC(2026, 10, 20)
  const listing = resolveListing(buildVehicle('S1', vehicle), site, nowMs)
  return buildVehiclePage(listing, { site, nowMs, views: 0, isBuilt: () => true })
}

/** Data of the page of a vehicle, as the browser gets it. */
export const buildWholeView = (vehicle: Partial<Vehicle>, site: DocumentPart = {}): WholeVehicleView =>
  completeView(buildPage(vehicle, site))

/** Renders the page on the server, without the parts that do not come from the listing, and parses its HTML. */
export function renderPage(page: VehiclePageView, parts: Partial<WholeVehicleView> = {}): Document {
  const data = completeView(page, parts)
  const Stub = createRoutesStub([{ path: '/', Component: () => <VehiclePage data={data} /> }])
  return parseHtml(renderToStaticMarkup(<Stub />))
}

export const render = (
  vehicle: Partial<Vehicle>,
  site: DocumentPart = {},
  parts: Partial<WholeVehicleView> = {},
): Document => renderPage(buildPage(vehicle, site), parts)

export const count = (page: Document, selector: string): number => page.querySelectorAll(selector).length
export const textsOf = (page: Document): readonly string[] => listTexts(page.documentElement)

import type { VehiclePageView } from './vehicle-page-view.ts'

/** A link to a section of the page, whose id it holds. */
export interface SectionLink {
  readonly id: string
  readonly text: string
}

/** A part of the page below the pictures. */
export type PagePart = VehiclePageView['sections'][number] | 'finance'

type LinkedPart = 'facts' | 'tabs' | 'specs' | 'history' | 'runningCosts' | 'place' | 'people'
type LinkedView = Pick<VehiclePageView, LinkedPart | 'sections'>

/** A page of so few sections is seen whole without links to them. */
const fewestLinks = 3

/** The parts that describe the vehicle. Buyers look at repayments once they want the vehicle. */
const describing = ['facts', 'tabs', 'specs'] as const

/** The finance estimate follows the last part that describes the vehicle, or comes first. */
export function placeFinance(sections: VehiclePageView['sections'], hasFinance: boolean): readonly PagePart[] {
  const at = Math.max(...describing.map((part) => sections.indexOf(part))) + 1
  return hasFinance ? [...sections.slice(0, at), 'finance', ...sections.slice(at)] : sections
}

/** The links to the sections of the page in their order; a part that the vehicle does not have has no link. */
export function buildSectionLinks(page: LinkedView, hasFinance: boolean): readonly SectionLink[] {
  const { facts, tabs, specs, history, runningCosts, place, people } = page
  const link = (id: string, text: string, isShown: boolean): readonly SectionLink[] => (isShown ? [{ id, text }] : [])
  const linksOf = (part: PagePart): readonly SectionLink[] => {
    switch (part) {
      case 'facts':
        return link('key-information', 'Overview', facts.length > 0)
      case 'finance':
        return link('finance', 'Finance', true)
      case 'tabs':
        return link('about', 'Description', tabs.length > 0)
      case 'specs':
        return link('specifications', 'Specifications', specs.length > 0)
      case 'history':
        // 'History' of 'History and warranty', and of a new vehicle 'Warranty' or 'Checks'.
        return link('history', history?.title.split(' ')[0] ?? '', history !== null)
      case 'running_costs':
        return link('running-costs', 'Costs', runningCosts !== null)
      case 'place':
        return link(place.map ? 'vehicle-map' : 'seller', 'Location', true)
      case 'people':
        return link('people-title', 'People', people.length > 0)
      case 'benefits':
      case 'what_you_get':
      case 'share':
        return []
    }
  }
  const links = placeFinance(page.sections, hasFinance).flatMap(linksOf)
  return links.length < fewestLinks ? [] : links
}

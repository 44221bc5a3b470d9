import { formatPhone } from '#domain/phone/format-phone.ts'
import type { Site } from '#site/site.ts'

/** A page to point to. */
export interface NamedPage {
  readonly name: string
  readonly path: string
}

/** Words of a dealer's file that could be read as Markdown. */
const plain = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[[\]<>`*_#|]/g, '')

const link = (origin: string, { name, path }: NamedPage): string => `- [${plain(name)}](${origin}${path})`

/**
 * /llms.txt: what an assistant needs to answer questions about the dealer, with links to where the answers stand.
 * `vehicles`: how many are for sale; `searches`: the searches by make.
 */
export function buildLlms(
  site: Pick<Site, 'name' | 'phone' | 'demo' | 'routes' | 'dealerships'>,
  origin: string,
  { vehicles, searches, pages }: { vehicles: number; searches: readonly NamedPage[]; pages: readonly NamedPage[] },
): string {
  const places = site.dealerships.flatMap(({ locations }) =>
    locations
      .filter(({ visible }) => visible)
      .map(({ name, address }) => {
        const area = [address.street, address.city, address.state, address.postcode].filter(Boolean).join(', ')
        return `- ${plain(name)}${area === '' ? '' : `: ${plain(area)}`}`
      }),
  )
  const part = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
  const about = site.demo
    ? 'A fictional dealer: this site is a demonstration, and nothing on it is for sale.'
    : 'A vehicle dealer in Australia. Prices are in Australian dollars.'
  return `${[
    `# ${plain(site.name)}`,
    '',
    `> ${about} ${vehicles} vehicles are listed now.${site.phone === null ? '' : ` Phone ${formatPhone(site.phone)}.`}`,
    '',
    'Every vehicle has a page with its price, facts and pictures, and the same as schema.org data. The price of a',
    'vehicle is the one on its page at the moment of reading; the dealer confirms it.',
    ...part('Stock', [
      link(origin, { name: 'All vehicles', path: site.routes.search }),
      ...searches.map((each) => link(origin, each)),
      `- [Every address of the site](${origin}/sitemap.xml)`,
      `- [Search as JSON, described by OpenAPI](${origin}/api/openapi.json)`,
    ]),
    ...part(
      'Pages',
      pages.map((each) => link(origin, each)),
    ),
    ...part('Places', places),
  ].join('\n')}\n`
}

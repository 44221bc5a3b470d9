import { request } from 'node:http'
import { siteUrl, type DemoSite } from './site.ts'

const mostPages = 40

/** Requests to the test server from Node, which does not resolve names below .localhost as browsers do. */
export function askServer(address: string): Promise<{ readonly status: number; readonly text: string }> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.once('error', reject)
    asked.end()
  })
}

/**
 * URL of the first vehicle of a search whose card and page contain the text: tests name a state, never a vehicle of the
 * demo.
 */
export async function findVehicle(
  site: DemoSite,
  search: string,
  shown: RegExp,
  onPage: RegExp | null = null,
): Promise<string> {
  for (let number = 1; number <= mostPages; number += 1) {
    const { text } = await askServer(siteUrl(site, `${search}${search.includes('?') ? '&' : '?'}page=${number}`))
    const cards = text
      .split('<article')
      .slice(1)
      .map((card) => card.split('</article>')[0] ?? '')
    if (cards.length === 0) break
    for (const card of cards) {
      const href = /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1]
      if (href === undefined || !shown.test(card.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' '))) continue
      if (onPage === null || onPage.test((await askServer(siteUrl(site, href))).text)) return siteUrl(site, href)
    }
  }
  throw new Error(`no vehicle of ${site}${search} shows ${String(shown)}`)
}

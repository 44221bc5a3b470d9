import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { findAddress } from '../addresses.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/**
 * Warnings about addresses that lead nowhere: a public address on a host that does not lead to the site, which
 * canonical links, shares and the site map would name (API-05), and a hidden page that the platform does not have
 * (CONTENT-10).
 */
export function listPublicAddressWarnings(site: Site): readonly Fault[] {
  return [...warnOfUrl(site), ...warnOfHiddenPages(site)]
}

function warnOfUrl({ url, hosts, demo }: Site): readonly Fault[] {
  if (url === null) return []
  const { host, pathname, search, hash } = new URL(url)
  if (pathname !== '/' || search !== '' || hash !== '')
    return [fault(['url'], 'only the host counts; canonical links and shares leave the rest out', `https://${host}/`)]
  if (demo || hosts.includes(host)) return []
  return [
    fault(
      ['url'],
      `${host} is not one of hosts, so the address that canonical links and the site map name does not lead here`,
      hosts.length === 0 ? `hosts: [${host}]` : `one of ${hosts.join(', ')}, or ${host} among hosts`,
    ),
  ]
}

const warnOfHiddenPages = (site: Site): readonly Fault[] =>
  site.content.hidden_pages.flatMap((path, index) =>
    findAddress(site, trimTrailingSlashes(path)) !== null
      ? []
      : [
          fault(
            ['content', 'hidden_pages', index],
            `the platform has no page ${path}, so nothing is hidden`,
            "the path of a page that the site has, such as '/service'",
          ),
        ],
  )

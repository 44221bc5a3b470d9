import { openSignInBrowser } from '#tests/fixtures/sign-in-browser.ts'
import { siteSlugs, visitorsOfSite } from './yard.ts'

/** A visitor who is signed in on a site. */
export interface Visitor {
  readonly name: string
  readonly site: string
  /** The Cookie header of the session. */
  readonly cookie: string
}

/** Signs the visitors of a run in, once for all runs: the sessions are in the store that the runs copy. */
export async function signInVisitors(port: number): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = []
  for (const [siteIndex, site] of siteSlugs.entries())
    for (let index = 0; index < visitorsOfSite; index += 1) {
      const browser = openSignInBrowser(port, `${site}.localhost:${port}`)
      await browser.signIn(`04911570${siteIndex}${index}`.slice(0, 10))
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      visitors.push({ name: `${site} visitor ${index}`, site, cookie })
    }
  return visitors
}

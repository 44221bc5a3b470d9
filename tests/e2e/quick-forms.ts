import { projectRoot } from '#tests/fixtures/server-process.ts'
import { loadSiteFiles } from '#server/load-site-files.ts'

/** A form may be sent sooner than a person could: what comes of one that is sent too soon is tested beside its code. */
export const quickForms = { minimum_seconds: 0 }

/** The demo sites as their files say, but for their forms, which may be sent at once. */
export async function readQuickDemoSites() {
  const files = await loadSiteFiles('sites', projectRoot)
  return files.map(({ site, document, sourceText }) => ({
    slug: site.slug,
    hosts: site.hosts,
    document: { ...document, leads: { ...document.leads, ...quickForms } },
    sourceText,
  }))
}

import { findLineFaults, findTextFaults } from '#site/content/content-text.ts'
import { platformPageIds, type PlatformPageId } from '#site/content/platform-pages.ts'
import type { TemplateName } from '#site/site.ts'
import { templates } from '#site/templates/templates.ts'
import type { ContentLibrary, PlatformPost, PlatformText } from './content-library.ts'
import { readPageFile, readPostFile } from './front-matter.server.ts'

const isPageId = (name: string): name is PlatformPageId => (platformPageIds as readonly string[]).includes(name)

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function readPage(file: string, source: string): PlatformText {
  const { matter, body } = readPageFile(file, source)
  const links = [...matter.buttons, ...matter.related]
  const lines = [matter.title, matter.description, matter.intro ?? '', matter.dated ?? ''].concat(
    links.flatMap(({ text, href }) => [text, href]),
  )
  refuse(file, [...lines.flatMap(findLineFaults), ...findTextFaults(body)])
  return { ...matter, body }
}

function readPost(file: string, slug: string, source: string): PlatformPost {
  const { matter, body } = readPostFile(file, source)
  const name = slugPattern.test(slug) ? [] : ['the name of the file is no slug']
  refuse(file, [...name, ...[matter.title, matter.summary].flatMap(findLineFaults), ...findTextFaults(body)])
  return { ...matter, slug, body }
}

function refuse(file: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`)
}

/**
 * Reads the texts of the platform: `pages/{id}.md` for every template, `{template}/{id}.md` for the sites of one, and
 * `blog/{slug}.md`. Throws an Error that names the file for an unknown page or template, wrong front matter or an
 * unknown variable, and for a page of the platform without a text, so that a server with a broken text does not start.
 * `files`: the texts by their path below `content/`.
 */
export function createContentLibrary(files: Readonly<Record<string, string>>): ContentLibrary {
  const pages = new Map<string, PlatformText>()
  const posts: PlatformPost[] = []
  for (const [file, source] of Object.entries(files)) {
    const [folder = '', name = '', ...below] = file.replace(/\.md$/, '').split('/')
    if (below.length > 0) throw new Error(`${file}: texts stand in one folder below content/`)
    if (folder === 'blog') posts.push(readPost(file, name, source))
    else if (folder !== 'pages' && !Object.hasOwn(templates, folder))
      throw new Error(`${file}: there is no such template`)
    else if (isPageId(name)) pages.set(`${folder}/${name}`, readPage(file, source))
    else throw new Error(`${file}: src/site/content/platform-pages.ts has no page of that name`)
  }
  const find = (id: PlatformPageId, template: TemplateName): PlatformText | undefined =>
    pages.get(`${template}/${id}`) ?? pages.get(`pages/${id}`)
  const missing = platformPageIds.filter((id) => !pages.has(`pages/${id}`))
  if (missing.length > 0) throw new Error(`content/pages has no text for ${missing.join(', ')}`)
  return {
    findPage(id, template) {
      const page = find(id, template)
      if (page === undefined) throw new Error(`content/pages has no text for ${id}`)
      return page
    },
    posts: posts.toSorted((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug)),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { complaintBodies } from '#domain/complaints/complaint-bodies.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { checkSites } from '#site/check-sites.ts'
import { findOwnPage } from '#site/content/own-pages.ts'
import { platformPageIds, platformPages } from '#site/content/platform-pages.ts'
import { templates } from '#site/templates/templates.ts'
import type { TemplateName } from '#site/site.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { findArticle } from './find-article.server.ts'

const place = (state: 'NSW' | 'QLD' | 'TAS', visible = true) => ({
  id: `yard-${state.toLowerCase()}`,
  slug: `yard-${state.toLowerCase()}`,
  name: `Yard ${state}`,
  visible,
  address: { city: 'Town', state },
})
const yard = (...locations: readonly ReturnType<typeof place>[]): DocumentPart => ({
  dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [...locations] }],
})
const textOf = (path: string, part: DocumentPart = {}): string => {
  const html = findArticle(buildTestSite(part), path)?.html ?? ''
  return (parseHtml(html).body.textContent ?? '').replaceAll(/\s+/g, ' ')
}

const folder = new URL('../../../../sites/', import.meta.url)
const checked = checkSites(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ file: name, text: readFileSync(new URL(name, folder), 'utf8') })),
)
const demos = checked.ok ? checked.sites.map(({ site }) => site) : []

describe('the words of the template leisure', () => {
  test('CONTENT-10 About us asks nobody to drive a van or to bring a mechanic', () => {
    const words = textOf('/about-us', { template: 'leisure' })
    expect(words).toContain('Lie on the beds')
    expect(words).not.toMatch(/test drive|mechanic|kilometres/)
  })

  test('CONTENT-10 the service page speaks of motorcycles unless the dealer hides them in the menu', () => {
    expect(textOf('/service', { template: 'leisure' })).toContain('Motorcycles')
    const part: DocumentPart = { template: 'leisure', navigation: { hidden: ['Motorcycles'] } }
    const { html = '', description = '', intro = '' } = findArticle(buildTestSite(part), '/service') ?? {}
    expect([html, description, intro].join(' ')).not.toMatch(/motorcycle/i)
  })
})

describe('pages of the platform', () => {
  const sites = [
    ...demos,
    ...(Object.keys(templates) as TemplateName[]).map((template) =>
      buildTestSite({ template, slug: `plain-${template}` }),
    ),
    buildTestSite({
      slug: 'bare',
      finance: { enabled: false },
      trade_in: { enabled: false },
      test_drive: { enabled: false },
      checkout: { enabled: false },
      search: { stock_filters: { used_only: true } },
    }),
  ]

  test.each(Object.keys(templates) as TemplateName[])(
    'CONTENT-10 on a plain %s site none promises that each price says what it includes, for feeds may not tell',
    (template) => {
      const site = buildTestSite({ template })
      const texts = platformPageIds.map((id) => findArticle(site, platformPages[id].path)?.html ?? '').join('')
      expect(texts).not.toMatch(/\b(?:each|every|all) (?:price|vehicle)s?\b[^.]*\b(?:states?|says?|includes?)\b/i)
      expect(texts).toMatch(/ask us what (?:any other price|it) includes/i)
    },
  )

  test('CONTENT-10 the demo sites are valid', () => {
    expect(demos).toHaveLength(5)
  })

  test.each(sites.map((site) => [site.slug, site] as const))(
    'CONTENT-10 on %s each has a heading, a description and a text of its own, and links to pages that exist',
    (_slug, site) => {
      const articles = platformPageIds.flatMap((id) => {
        const article = findArticle(site, platformPages[id].path)
        return article === null ? [] : [{ id, ...article }]
      })
      expect(articles.length).toBeGreaterThan(10)
      for (const { id, title, description, html, buttons, related } of articles) {
        const shortest = findOwnPage(site, platformPages[id].path) === null ? 200 : 1
        expect([id, html.length >= shortest]).toEqual([id, true])
        expect([id, `${title}${description}${html}`]).toEqual([id, expect.not.stringMatching(/\{[a-z]|undefined|null/)])
        expect([id, description.length >= 40 && description.length <= 170, description]).toEqual([
          id,
          true,
          description,
        ])
        const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
        for (const href of [...links, ...[...buttons, ...related].map((link) => link.href)])
          if (href.startsWith('/')) expect([id, href, isBuiltLink(site, href)]).toEqual([id, href, true])
      }
      for (const texts of [articles.map(({ title }) => title), articles.map(({ description }) => description)])
        expect(new Set(texts).size).toBe(texts.length)
    },
  )

  test('CONTENT-10 LEAD-11 how to buy says viewing where the site does, and test drive elsewhere', () => {
    const read = (template: 'leisure' | 'classic') => {
      const article = findArticle(buildTestSite({ template }), '/buying')
      if (article === null) throw new Error('no page')
      const { title, description, intro, html, buttons } = article
      return [title, description, intro, html, ...buttons.map(({ text }) => text)].join(' ')
    }
    expect(read('leisure')).not.toMatch(/test.drive|look and drive|driving/i)
    expect(read('leisure')).toContain('Book a Viewing')
    expect(read('classic')).not.toMatch(/viewing/i)
    expect(read('classic')).toContain('Book a test drive')
    expect(read('classic')).toContain('Look and drive')
  })

  test('CONTENT-10 a page is rendered once for a site', () => {
    const site = buildTestSite()
    expect(findArticle(site, '/about-us')).toBe(findArticle(site, '/about-us/'))
    expect(findArticle(buildTestSite({ name: 'Other' }), '/about-us')?.html).toContain('Other')
  })
})

describe('complaints', () => {
  const path = '/pages/complaint-handling-process'

  test('CONTENT-06 name the bodies of all states with a visible location, then independent legal advice', () => {
    const text = textOf(path, yard(place('QLD'), place('NSW'), place('TAS', false)))
    expect(text).toContain('manager of the department concerned')
    expect(text).toContain('That manager is your contact person')
    expect(text).toContain(complaintBodies.NSW.name)
    expect(text).toContain(complaintBodies.QLD.name)
    expect(text).not.toContain(complaintBodies.TAS.name)
    expect(text.indexOf('or seek independent legal advice')).toBeGreaterThan(text.indexOf(complaintBodies.QLD.name))
    expect(text).toContain('within 30 days')
    expect(findArticle(buildTestSite(yard(place('QLD'))), path)?.html).toContain(
      `href="${complaintBodies.QLD.website}"`,
    )
  })

  test('CONTENT-06 give the e-mail and the phone of the dealership', () => {
    const text = textOf(path, { email: 'hello@dealer.com.au', phone: '+61 7 5550 1111' })
    expect(text).toContain('Phone 07 5550 1111')
    expect(text).toContain('Email hello@dealer.com.au')
  })
})

describe('privacy and terms', () => {
  test('CONTENT-06 API-02 analytics and a tag manager are told of where they are configured, and nowhere else', () => {
    const none = privacy({ analytics: { collector: false } })
    expect(none).toContain('We do not record how individual visitors')
    expect(none).not.toMatch(/Tag Manager|We count how/)
    const collector = privacy({ analytics: { enabled: true, collector: true } })
    expect(collector).toContain('We count how this website is used')
    expect(collector).not.toMatch(/Tag Manager|We do not record/)
    const tags = privacy({ analytics: { collector: false, tag_manager_id: 'GTM-ABC123' } })
    expect(tags).toContain('Google Tag Manager')
    expect(tags).not.toMatch(
      /We do not record|only after you agree|sets no cookie for a visitor who only reads it\.<\/p>\s*<h2/,
    )
    expect(privacy({ analytics: { tag_manager_id: 'GTM-ABC123', consent: true } })).toContain('only after you agree')
  })

  const privacy = (part: DocumentPart = {}) => textOf('/privacy-policy', part)

  test('CONTENT-06 the policy covers its subjects and is dated', () => {
    const site = buildTestSite()
    const article = findArticle(site, '/privacy-policy')
    expect(article?.dated).toBe('April 2021')
    expect(article?.contents.map(({ text }) => text)).toEqual([
      'The Australian Privacy Principles',
      'What we collect',
      'How we collect it',
      'Why we collect and use it',
      "The manufacturer's network and marketing",
      'Opting out',
      'Cookies and storage in your browser',
      'Analytics',
      'Who receives it',
      'Security and how long we keep it',
      'Access and correction',
      'Complaints about privacy',
      'Changes to this policy',
    ])
    expect(findArticle(buildTestSite({ content: { privacy_date: 'May 2026' } }), '/privacy-policy')?.dated).toBe(
      'May 2026',
    )
  })

  test('CONTENT-06 access requests lead to the contact page that the site configures', () => {
    for (const contact of ['/contact', '/contact-us', '/talk']) {
      const html = findArticle(buildTestSite({ routes: { contact } }), '/privacy-policy')?.html ?? ''
      const access = html.slice(html.indexOf('id="access-and-correction"'))
      expect(access.slice(0, access.indexOf('</p>'))).toContain(`href="${contact}"`)
    }
  })

  test('CONTENT-06 names the cookies of signing in only where there is sign-in', () => {
    expect(privacy()).not.toContain('keeps you signed in')
    expect(privacy({ auth: { authentication: true } })).toContain('keeps you signed in')
  })

  test('BUY-01 CONTENT-11 the terms state the hours of a reservation as configured', () => {
    const terms = (hold_hours: number, enabled = true) =>
      textOf('/terms-and-conditions', { checkout: { enabled, hold_hours } })
    expect(terms(48)).toContain('holds a vehicle for 48 hours')
    expect(terms(72)).toContain('holds a vehicle for 72 hours')
    expect(terms(48, false)).not.toContain('Reserve Online')
  })
})

describe('pages of the site’s own', () => {
  const page = {
    path: '/towing',
    title: 'Towing with {site.name}',
    intro: 'Three numbers.',
    body: '- one\n- [x](/fleet)',
  }

  test('CONTENT-10 are rendered like those of the platform', () => {
    const site = buildTestSite({ content: { pages: [page], hidden_pages: ['/fleet'] } })
    expect(findArticle(site, '/towing')).toMatchObject({
      title: 'Towing with Test Site',
      description: 'Towing with Test Site at Test Site. Three numbers.',
      html: '<ul>\n<li>one</li>\n<li>x</li>\n</ul>\n',
    })
  })

  test('CONTENT-10 a page without a text has its heading', () => {
    const site = buildTestSite({ content: { pages: [{ path: '/towing', title: 'Towing' }] } })
    expect(findArticle(site, '/towing')).toMatchObject({ html: '', description: 'Towing at Test Site.' })
  })

  test('CONTENT-10 TEN-12 a page brings figures, a quote, people, and links to pages that the site has', () => {
    const people = [{ name: 'Ana Lee', role: 'Sales' }]
    const location = { ...place('QLD'), location_type: 'sales' as const, people }
    const rich = {
      ...page,
      figures: [{ value: '1962', label: 'first car' }],
      quote: { text: 'Drive it first.', by: 'Ana' },
      people: 'sales' as const,
      buttons: [
        { text: 'Stock', href: '{routes.search}' },
        { text: 'Form', href: '#content-form' },
      ],
      related: [{ text: 'Fleet', href: '/fleet' }],
    }
    const article = findArticle(
      buildTestSite({ ...yard(location), content: { pages: [rich], hidden_pages: ['/fleet'] } }),
      '/towing',
    )
    expect(article).toMatchObject({
      figures: rich.figures,
      quote: rich.quote,
      team: { title: 'The people you will meet', people: [{ name: 'Ana Lee' }] },
      buttons: [
        { text: 'Stock', href: expect.stringMatching(/^\/search/) },
        { text: 'Form', href: '#content-form' },
      ],
      related: [],
    })
    const service = buildTestSite({ ...yard(location), content: { pages: [{ ...rich, people: 'service' as const }] } })
    expect(findArticle(service, '/towing')?.team).toBeNull()
  })

  test('TEN-12 the composition is that of the page, else of the site; a long text is always prose', () => {
    const article = { sections: 'cards', lists: 'ticks', steps: 'track', aside: 'left' } as const
    const lookOf = (body: string, look: { sections?: 'route'; aside?: 'below' } | null) =>
      findArticle(buildTestSite({ layout: { article }, content: { pages: [{ ...page, body, look }] } }), '/towing')
        ?.look
    expect(lookOf('## One\n\ntwo', null)).toMatchObject(article)
    expect(lookOf('## One\n\ntwo', { sections: 'route', aside: 'below' })).toMatchObject({
      ...article,
      sections: 'route',
      aside: 'below',
    })
    const long = [1, 2, 3, 4].map((number) => `## Part ${number}\n\n${'words '.repeat(150)}`).join('\n\n')
    expect(lookOf(long, { sections: 'route' })).toMatchObject({
      sections: 'prose',
      lists: 'bullets',
      steps: 'numerals',
      aside: 'left',
    })
  })
})

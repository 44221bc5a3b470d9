import { describe, expect, test } from 'vitest'
import { describeIssue } from './describe-issue.ts'
import { homeBlockFields, homeBlockNotes, homeBlockSchema } from './schema/home-blocks.ts'
import { siteSchema } from './schema/site-schema.ts'
import { buildTestSite } from './test-site.ts'
import { templates } from './templates/templates.ts'

const tell = (blocks: unknown) => {
  const document = { slug: 'a', template: 'classic', name: 'A', content: { home: { blocks } } }
  return (siteSchema.safeParse(document, { reportInput: true }).error?.issues ?? [])
    .flatMap(describeIssue)
    .map(({ place, message, expected }) => [place.join('.'), message, expected])
}

describe('blocks of the home page in a file', () => {
  test('CONTENT-12 a name alone takes the defaults of its block, an entry what it gives', () => {
    const { blocks } = buildTestSite({ content: { home: { blocks: ['latest', { block: 'latest', count: 3 }] } } })
      .content.home
    expect(blocks).toMatchObject([
      { block: 'latest', count: 6, title: null, car_type: null },
      { block: 'latest', count: 3, title: null },
    ])
  })

  test('CONTENT-12 a resolved site is a valid document again', () => {
    for (const template of Object.keys(templates) as (keyof typeof templates)[]) {
      const { blocks } = buildTestSite({ template }).content.home
      expect(blocks.map((block) => homeBlockSchema.parse(block))).toEqual(blocks)
    }
  })

  test.each([
    [['bannr'], 'content.home.blocks.0', '"bannr" is not allowed; did you mean \'banner\'?'],
    [[{ block: 'bannr' }], 'content.home.blocks.0.block', 'there is no block "bannr"; did you mean \'banner\'?'],
    [[{ kind: 'split' }], 'content.home.blocks.0.block', 'is missing'],
    [
      [{ block: 'banner', kind: 'spilt' }],
      'content.home.blocks.0.kind',
      '"spilt" is not allowed; did you mean \'split\'?',
    ],
    [
      [{ block: 'latest', cuont: 3 }],
      'content.home.blocks.0.cuont',
      "there is no setting 'cuont'; did you mean 'count'?",
    ],
    [['search', { block: 'latest', count: 99 }], 'content.home.blocks.1.count', '99 is too large'],
  ])('TEN-02 %j is told with its place', (blocks, place, message) => {
    expect(tell(blocks).map(([at, said]) => [at, said])).toEqual([[place, message]])
  })

  test('TEN-02 an entry that is neither a name nor a group is refused', () => {
    for (const entry of [7, null, true, ['banner']]) expect(tell([entry])).not.toEqual([])
  })

  test('TEN-06 each block is documented', () => {
    expect(Object.keys(homeBlockNotes)).toEqual(Object.keys(homeBlockFields))
  })

  test('TEN-05 the templates differ in composition', () => {
    const compositions = Object.keys(templates).map((template) => {
      const site = buildTestSite({ template: template as keyof typeof templates })
      const [banner] = site.content.home.blocks
      return banner?.block === 'banner' ? banner.kind : null
    })
    expect(new Set(compositions).size).toBe(compositions.length)
    expect(compositions).not.toContain(null)
  })
})

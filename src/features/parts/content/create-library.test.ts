import { describe, expect, test } from 'vitest'
import { platformPageIds } from '#site/content/platform-pages.ts'
import { createContentLibrary } from './create-library.server.ts'
import { platformLibrary } from './platform-library.server.ts'

const pageOf = (title: string, body = 'Text', more = ''): string =>
  `---\ntitle: ${title}\ndescription: What it is about.\n${more}---\n${body}\n`
const whole = Object.fromEntries(platformPageIds.map((id) => [`pages/${id}.md`, pageOf(id)]))
const postOf = (matter: string): string => `---\n${matter}\n---\nText\n`
const post = 'title: A\nsummary: B\ncategory: buyer-advice\nscene: road\npublished: "2026-01-01"'

describe('the texts of the platform', () => {
  test('CONTENT-10 a template has its own text where there is one, else that for all', () => {
    const library = createContentLibrary({ ...whole, 'leisure/service.md': pageOf('For vans') })
    expect(library.findPage('service', 'leisure').title).toBe('For vans')
    expect(library.findPage('service', 'classic').title).toBe('service')
  })

  test.each([
    ['an unknown page', { 'pages/nowhere.md': pageOf('A') }, /^pages\/nowhere\.md: .*no page of that name/],
    ['an unknown template', { 'modern/service.md': pageOf('A') }, /^modern\/service\.md: there is no such template/],
    ['a folder within', { 'pages/a/service.md': pageOf('A') }, /one folder/],
    ['no front matter', { 'pages/service.md': 'Text' }, /^pages\/service\.md: expected front matter/],
    ['an unknown key', { 'pages/service.md': pageOf('A', 'B', 'colour: red\n') }, /^pages\/service\.md: .*colour/],
    ['no description', { 'pages/service.md': '---\ntitle: A\n---\nB\n' }, /^pages\/service\.md: description/],
    ['an unknown variable', { 'pages/service.md': pageOf('A', '{site.nam}') }, /^pages\/service\.md: \{site\.nam\}/],
    ['one in a heading', { 'pages/service.md': pageOf("'{site.nam}'") }, /^pages\/service\.md: \{site\.nam\}/],
    ['an open part', { 'pages/service.md': pageOf('A', '{if finance}') }, /has no \{end\}/],
    ['an unknown category', { 'blog/a.md': postOf(post.replace('buyer-advice', 'gossip')) }, /^blog\/a\.md: category/],
    ['no day', { 'blog/a.md': postOf(post.replace('2026-01-01', 'soon')) }, /^blog\/a\.md: published/],
    ['no slug', { 'blog/A b.md': postOf(post) }, /^blog\/A b\.md: the name of the file is no slug/],
  ])('CONTENT-10 %s stops the start with the file and what is wrong', (_name, files, message) => {
    expect(() => createContentLibrary({ ...whole, ...files })).toThrow(message)
  })

  test('CONTENT-10 a page without a text stops the start', () => {
    const { 'pages/service.md': _service, ...others } = whole
    expect(() => createContentLibrary(others)).toThrow('content/pages has no text for service')
  })

  test('CONTENT-08 the platform writes posts in each category for each template', () => {
    expect(platformLibrary.posts.length).toBeGreaterThanOrEqual(8)
    expect(new Set(platformLibrary.posts.map(({ category }) => category)).size).toBe(5)
  })
})

import { parse } from 'yaml'
import { z } from 'zod'
import { blogCategoryIds } from '#domain/blog/blog-categories.ts'
import { bannerSubjects } from './default-banner.ts'
import { sceneNames } from '#site/content/scene-names.ts'

const line = (most: number) => z.string().trim().min(1).max(most)
const templateName = z.enum(['toyota', 'group', 'classic', 'brand', 'leisure'])

/** A link below the text or a button above it; it is left out where the site has no such page. */
const pageLink = z.strictObject({ text: line(60), href: line(300) })

const pageSchema = z.strictObject({
  title: line(80),
  /** What search engines show, about 150 characters. */
  description: line(200),
  /** The sentence below the heading. */
  intro: line(300).optional(),
  /** Subject of the default banner behind the heading; absent: a plain band. */
  image: z.enum(bannerSubjects).optional(),
  /** Drawing in place of a banner; absent: none. */
  scene: z.enum(sceneNames).optional(),
  /** The version that the page states, '{privacy.date}'; absent: none. */
  dated: line(60).optional(),
  buttons: z.array(pageLink).max(2).default([]),
  related: z.array(pageLink).max(6).default([]),
})

const postSchema = z.strictObject({
  title: line(90),
  /** The line of its card and its description. */
  summary: line(200),
  category: z.enum(blogCategoryIds),
  scene: z.enum(sceneNames),
  published: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Templates whose sites have the post; absent: all. */
  templates: z.array(templateName).min(1).optional(),
})

export type PageMatter = z.output<typeof pageSchema>
export type PostMatter = z.output<typeof postSchema>

export interface ParsedFile<Matter> {
  readonly matter: Matter
  readonly body: string
}

const fence = '---\n'

/** Splits a file into its front matter and its text. Throws an Error that names the file and what was expected. */
function parseFile<Schema extends z.ZodType>(file: string, text: string, schema: Schema): ParsedFile<z.output<Schema>> {
  const source = text.replaceAll('\r\n', '\n')
  const end = source.indexOf(`\n${fence}`, fence.length - 1)
  if (!source.startsWith(fence) || end < 0)
    throw new Error(`${file}: expected front matter between two lines of three hyphens`)
  const read = schema.safeParse(parse(source.slice(fence.length, end + 1)))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid front matter'}`)
  }
  return { matter: read.data, body: source.slice(end + 1 + fence.length).trim() }
}

export const readPageFile = (file: string, text: string): ParsedFile<PageMatter> => parseFile(file, text, pageSchema)
export const readPostFile = (file: string, text: string): ParsedFile<PostMatter> => parseFile(file, text, postSchema)

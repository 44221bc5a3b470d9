import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/decisions')
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .toSorted()
  .map((file) => ({ file, heading: readFileSync(join(folder, file), 'utf8').split('\n', 1)[0] ?? '' }))

const documents = ['src', 'tests', 'scripts', 'bench', 'docs', 'deploy'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
    .map((file) => `${place}/${file}`),
)

describe('docs/decisions', () => {
  test('each record has its number in its name and in its heading, without gaps', () => {
    expect(records.length).toBeGreaterThan(40)
    for (const [index, { file, heading }] of records.entries()) {
      expect(Number(file.slice(0, 4)), file).toBe(index + 1)
      expect(heading).toMatch(new RegExp(`^# ${index + 1}\\. \\S`))
    }
  })

  test('the index lists every record once, in order, under its title', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8')
    const listed = [...index.matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \| (\S.*) \|$/gm)]
    expect(listed.map(([, number, title, file]) => ({ file, heading: `# ${number}. ${title}` }))).toEqual(records)
  })

  test('code and documents refer to records that exist', () => {
    const strangers = ['ARCHITECTURE.md', ...documents].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bdecisions? (\d+)\b/g)].flatMap(([words, number]) =>
        Number(number) >= 1 && Number(number) <= records.length ? [] : [`${file}: ${words}`],
      ),
    )
    expect(strangers).toEqual([])
  })
})

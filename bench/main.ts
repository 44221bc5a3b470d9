import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BenchRow, Report } from './report.ts'

// npm run bench [part of a name …]: runs every *.bench.ts below this folder, one after the other, and prints each
// figure beside its bar. Status 1 when a bar is missed or a bench fails.
const wanted = process.argv.slice(2)
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .toSorted()

const rows: BenchRow[] = []
const report: Report = (row) => {
  rows.push(row)
  const mark = row.met === null ? ' ' : row.met ? '✓' : '✗'
  console.log(
    `${mark} ${row.what.padEnd(76)} ${row.measured.padStart(28)}   ${row.bar === null ? '' : `bar ${row.bar}`}`,
  )
}

let failures = 0
for (const file of files) {
  console.log(`\n${relative('.', join('bench', file))}`)
  try {
    const bench = (await import(join(import.meta.dirname, file))) as { run: (report: Report) => Promise<void> }
    await bench.run(report)
  } catch (error) {
    failures += 1
    console.error(error)
  }
}
const missed = rows.filter(({ met }) => met === false)
console.log(
  `\n${rows.filter(({ met }) => met === true).length} bars met, ${missed.length} missed` +
    (failures > 0 ? `, ${failures} benches failed` : ''),
)
process.exitCode = missed.length > 0 || failures > 0 ? 1 : 0

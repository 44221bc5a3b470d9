// Fails for source files of more than 300 lines and for lines of more than 120 columns, and prints where they are.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const maxLines = 300
const maxColumns = 120

/** Source files that git tracks, without those that are deleted in the work tree. */
function listSources() {
  const deleted = new Set(git('ls-files', '--deleted'))
  return git('ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css').filter((file) => !deleted.has(file))
}

function git(...args) {
  const lines = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  return lines.filter((line) => line !== '')
}

/** Problems of one file as `file:line: what is wrong`. Columns are counted in characters, not in UTF-16 units. */
function findProblems(file, text) {
  const lines = text.replace(/\n$/, '').split('\n')
  const wide = lines.flatMap((line, index) => {
    const columns = [...line].length
    return columns > maxColumns ? [`${file}:${index + 1}: ${columns} columns, at most ${maxColumns}`] : []
  })
  const long = lines.length > maxLines ? [`${file}:${lines.length}: ${lines.length} lines, at most ${maxLines}`] : []
  return [...long, ...wide]
}

// A check that cannot see anything would always pass, so it first has to find two planted problems.
const planted = findProblems('planted.ts', `${'x'.repeat(maxColumns + 1)}\n${'\n'.repeat(maxLines)}`)
if (planted.length !== 2) throw new Error('the check of file sizes does not find its planted problems')

const files = listSources()
const problems = files.flatMap((file) => findProblems(file, readFileSync(join(root, file), 'utf8')))
for (const problem of problems) console.error(problem)
console.log(`sizes: ${files.length} files checked, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

// npm test: everything, on a fresh clone too. Every part runs even when one before it failed; the last line counts.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, root } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const bin = (name) => join(root, 'node_modules/.bin', name)
let passed = 0
let failed = 0

const environmentWith = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  ...more,
})
const tellTime = (title, began) => console.log(`  ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`)

function start(title, args, environment = {}) {
  console.log(`\n— ${title}`)
  const began = Date.now()
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: environmentWith(environment) })
  tellTime(title, began)
  return status === 0
}

/** A check that counts as one test. What it writes is shown at its end, because another one runs beside it. */
async function check(title, args) {
  const began = Date.now()
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith() })
  const written = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk))
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      written.push(Buffer.from(`${error.message}\n`))
      resolve(null)
    })
    child.once('close', resolve)
  })
  console.log(`\n— ${title}`)
  process.stdout.write(Buffer.concat(written))
  tellTime(title, began)
  if (status === 0) passed += 1
  else failed += 1
}

/** Two checks at a time: each leaves a processor idle for a part of its time. */
async function checkAll(checks) {
  const waiting = [...checks]
  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(...next)
  }
  await Promise.all([work(), work()])
}

/** A runner that writes its counts to a file; a runner that died before it could is one failure. */
function suite(title, args, file, read, environment) {
  const ok = start(title, args, environment)
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`  ${title} left no result: ${error.message}`)
  }
  passed += counts.passed
  failed += counts.failed === 0 && !ok ? 1 : counts.failed
}

await check('generate route types', [bin('react-router'), 'typegen'])
await checkAll([
  ['lint', [bin('oxlint'), '--type-aware']],
  ['import boundaries', [join(root, 'scripts/boundaries.mjs')]],
  ['types', [bin('tsc'), '--noEmit', '--checkers', '2']],
  ['unused code', [bin('knip')]],
  ['format', [bin('oxfmt'), '--check', '.']],
  ['sizes', [join(root, 'scripts/sizes.mjs')]],
])

build()
const vitestFile = join(results, 'vitest.json')
suite(
  'unit, contract and system tests',
  [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestFile}`],
  vitestFile,
  (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
)

const playwrightFile = join(results, 'playwright.json')
suite(
  'browser tests',
  [bin('playwright'), 'test', '--reporter=dot,json'],
  playwrightFile,
  (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }),
  { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

// npm test: everything, on a fresh clone too. Every part runs even when one before it failed; the last line counts.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, node, root } from './prepare.mjs'

const systemPackages = startSystemPackages()
install()

/** Installs what the tests need of the system, beside all that needs none of it. Resolves to true if it is there. */
function startSystemPackages() {
  const child = spawn(process.execPath, [join(root, 'scripts/system-packages.mjs')], { stdio: 'inherit' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (status) => resolve(status === 0))
  })
}

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

/** Runs a program to its end; what it writes is shown then, because another runs beside it. True if it succeeded. */
async function runBeside(title, args) {
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
  return status === 0
}

/** A check counts as one test. */
async function check(title, args) {
  if (await runBeside(title, args)) passed += 1
  else failed += 1
}

/** Two at a time: each leaves a processor idle for a part of its time. */
async function runInPairs(tasks) {
  const waiting = [...tasks]
  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next()
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
let isBuilt = false
await runInPairs([
  () => check('lint', [bin('oxlint'), '--type-aware']),
  // One after the other, because both read the configuration of the build, which writes the fonts the first time.
  async () => {
    isBuilt = await runBeside('build pages', [join(root, 'scripts/build.mjs')])
    await check('unused code', [bin('knip')])
  },
  () => check('types', [bin('tsc'), '--noEmit', '--checkers', '2']),
  () => check('import boundaries', [join(root, 'scripts/boundaries.mjs')]),
  () => check('format', [bin('oxfmt'), '--check', '.']),
  () => check('sizes', [join(root, 'scripts/sizes.mjs')]),
])
if (!isBuilt) {
  console.error('\nThe pages could not be built, so the tests that need them did not run')
  process.exit(1)
}

// The installer has said by now what is missing.
if (!(await systemPackages)) process.exit(1)

// Filled by the first test that needs it (tests/fixtures/demo-store.ts), for the browser tests too.
const demoStore = mkdtempSync(join(tmpdir(), 'forecourt-demo-store-'))
process.once('exit', () => rmSync(demoStore, { recursive: true, force: true }))
const withDemoStore = { TEST_DEMO_STORE: demoStore }

const vitestFile = join(results, 'vitest.json')
suite(
  'unit, contract and system tests',
  [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestFile}`],
  vitestFile,
  (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  withDemoStore,
)

const playwrightFile = join(results, 'playwright.json')
suite(
  'browser tests',
  [bin('playwright'), 'test', '--reporter=dot,json'],
  playwrightFile,
  (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }),
  { ...withDemoStore, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

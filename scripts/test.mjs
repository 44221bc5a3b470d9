// npm test: everything, on a fresh clone too. Every part runs even when one before it failed; the last line counts.
import { spawnSync } from 'node:child_process'
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

function start(title, args, environment = {}) {
  console.log(`\n— ${title}`)
  const began = Date.now()
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...environment },
  })
  console.log(`  ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return status === 0
}

/** A check that counts as one test. */
function check(title, args) {
  if (start(title, args)) passed += 1
  else failed += 1
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

check('generate route types', [bin('react-router'), 'typegen'])
check('types', [bin('tsc'), '--noEmit'])
check('format', [bin('oxfmt'), '--check', '.'])
check('lint', [bin('oxlint'), '--type-aware'])
check('sizes', [join(root, 'scripts/sizes.mjs')])
check('import boundaries', [join(root, 'scripts/boundaries.mjs')])
check('unused code', [bin('knip')])

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

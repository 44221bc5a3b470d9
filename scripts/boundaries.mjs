// The import directions of ARCHITECTURE.md, enforced. First the check is checked: a small tree of planted violations
// (scripts/boundaries-canary) must be reported rule by rule, so that a checker that sees nothing cannot pass.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function cruise(config, folder, cwd) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/depcruise'), '--config', config, '--output-type', 'json', folder],
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  try {
    return JSON.parse(stdout)
  } catch {
    console.error(stderr || stdout)
    console.error('import boundaries: the checker gave no result')
    process.exit(1)
  }
}

const { expectedViolations, rules } = await import('./boundaries-rules.mjs')

const canary = cruise(join(root, 'scripts/boundaries-rules.cjs'), 'src', join(root, 'scripts/boundaries-canary'))
const reported = new Set(canary.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
const missed = expectedViolations.filter((violation) => !reported.has(violation))
if (missed.length > 0) {
  console.error(
    `import boundaries: planted violations were not reported:\n  ${missed.join('\n  ')}\n` +
      `reported were:\n  ${[...reported].join('\n  ')}`,
  )
  process.exit(1)
}
const unproved = rules.filter((name) => !expectedViolations.some((violation) => violation.startsWith(`${name} `)))
if (unproved.length > 0) {
  console.error(`import boundaries: no planted violation proves ${unproved.join(', ')}`)
  process.exit(1)
}

const { summary } = cruise(join(root, 'scripts/boundaries-rules.cjs'), 'src', root)
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (summary.totalCruised < 50) {
  console.error(
    `import boundaries: only ${summary.totalCruised} modules were seen; the checker is not reading the sources`,
  )
  process.exit(1)
}
if (summary.violations.length > 0) process.exit(1)
console.log(
  `import boundaries: ${summary.totalCruised} modules, ${expectedViolations.length} planted ` +
    'violations reported, none in the sources',
)

// npm run properties [-- rounds]: runs the property tests with a new seed in each round (10 if not told), and stops at
// the first failure. `npm test` uses one seed, so this is what finds new counterexamples.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, node, root } from './prepare.mjs'

install()
const rounds = Number(process.argv[2] ?? 10)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`Tell a number of rounds, such as \`npm run properties -- 10\`; '${process.argv[2]}' is none.`)
  process.exit(2)
}
const files = ['src', 'tests', 'scripts', 'bench']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31 - 1))
  console.log(`Round ${round} of ${rounds}, TEST_SEED=${seed}`)
  const { status } = spawnSync(
    node,
    [join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'unit', '--reporter=dot', ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_SEED: seed } },
  )
  if (status !== 0) process.exit(status ?? 1)
}

import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs `install` of a checkout without packages, where npm only writes down what it was asked for. */
function installWithRecordingNpm(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'forecourt-prepare-'))
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }))
  for (const folder of ['bin', 'scripts', 'node_modules']) mkdirSync(join(checkout, folder))
  for (const name of ['prepare.mjs', 'bundled-programs.mjs'])
    cpSync(join(import.meta.dirname, name), join(checkout, 'scripts', name))
  writeFileSync(join(checkout, 'package-lock.json'), '{}')
  const npm = join(checkout, 'bin/npm')
  writeFileSync(npm, `#!/bin/sh\necho "$@" > '${join(checkout, 'asked')}'\n`)
  chmodSync(npm, 0o755)
  spawnSync(process.execPath, ['-e', "import('./scripts/prepare.mjs').then(({ install }) => install())"], {
    cwd: checkout,
    env: { ...process.env, PATH: [join(checkout, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter) },
  })
  return readFileSync(join(checkout, 'asked'), 'utf8')
}

test('the packages that build the pages are installed where NODE_ENV is production, too', () => {
  expect(installWithRecordingNpm()).toContain('--include=dev')
})

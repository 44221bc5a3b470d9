#!/usr/bin/env node
// The command `forecourt`: hands over to the pinned Node, which runs the bundled program, or the TypeScript
// sources where these are newer.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findProgram } from './bundled-programs.mjs'
import { node } from './prepare.mjs'

if (!existsSync(node)) {
  console.error('Packages are not installed yet: run `npm ci` (or `npm start`) first.')
  process.exit(1)
}
// A small nursery keeps an import of 100,000 rows some 50 MB smaller and costs it no time.
const command = spawn(node, ['--max-semi-space-size=8', findProgram('cli'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
command.on('exit', (code) => process.exit(code ?? 1))

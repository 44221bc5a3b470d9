import { expect, test } from 'vitest'
import type { PrizePlayer, PrizeRepository } from '#data/valuations/prize-repository.ts'
import { buildTestSite } from '#site/test-site.ts'
import { drawOnce } from './load-spin.server.ts'

/** Who the repository is told draws. */
async function findPlayer(
  phone: string | null,
  id = 'v1',
  slug = 'test-site',
  formSecret = 'one',
): Promise<PrizePlayer> {
  const players: PrizePlayer[] = []
  const prizes: PrizeRepository = {
    find: () => Promise.resolve(null),
    save(_ctx, player, prize) {
      players.push(player)
      return Promise.resolve({ prize, drawnAt: 0 })
    },
  }
  const site = buildTestSite({ slug, spin_to_win: { enabled: true, prizes: ['A cap', 'A wash'] } })
  await drawOnce({ site, ctx: { siteId: slug, now: () => 0 }, prizes, formSecret }, { id, phone }, () => 0)
  const [player] = players
  if (player === undefined) throw new Error('nobody drew')
  return player
}

test('BUY-06 a number is one player, whichever visitor signs in with it, on its own site alone', async () => {
  const { playerHash: hash } = await findPlayer('+61400555001')
  const others = [
    await findPlayer('+61400555002'),
    await findPlayer('+61400555001', 'v1', 'other-site'),
    await findPlayer('+61400555001', 'v1', 'test-site', 'another secret'),
    await findPlayer(null),
  ]
  expect((await findPlayer('+61400555001', 'v2')).playerHash).toBe(hash)
  expect(new Set([hash, ...others.map(({ playerHash }) => playerHash)]).size).toBe(5)
  expect(hash).not.toContain('400555001')
})

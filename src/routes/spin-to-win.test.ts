import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SpinView } from '#features/screens/spin-to-win/spin-view.ts'
import { splitPrize } from '#features/screens/spin-to-win/prize-wheel.tsx'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { action, loader } from './spin-to-win.tsx'

type PrizePlayer = Parameters<RequestContext['prizes']['find']>[1]

interface Draw {
  readonly prize: string
  readonly drawnAt: number
}

const on: DocumentPart = {
  auth: { authentication: true },
  spin_to_win: { enabled: true, title: 'Win', text: 'One spin.', prizes: ['A wash', 'A cap'], url: '{routes.search}' },
}

function createGame(part: DocumentPart, visitorId: string | null, drawn = new Map<string, Draw>()) {
  const site = buildTestSite(part)
  const context = new RouterContextProvider()
  context.set(requestContextKey, {
    site,
    ctx: { siteId: site.slug, now: () => Date.UTC(2026, 10, 20) },
    findVisitor: () => Promise.resolve(visitorId === null ? null : { id: visitorId, phone: null }),
    formSecret: 'a secret of this test',
    prizes: {
      find: (_ctx: unknown, { playerHash }: PrizePlayer) => Promise.resolve(drawn.get(playerHash) ?? null),
      save(_ctx: unknown, { playerHash }: PrizePlayer, prize: string) {
        const draw = drawn.get(playerHash) ?? { prize, drawnAt: Date.UTC(2026, 10, 20) }
        drawn.set(playerHash, draw)
        return Promise.resolve(draw)
      },
    },
  } as unknown as RequestContext)
  const show = async (): Promise<SpinView> => {
    const answer = (await loader({ context } as never)) as unknown as { data: { view: SpinView } }
    return answer.data.view
  }
  return { show, spin: () => action({ context } as never), drawn }
}

describe('/spin-to-win', () => {
  test.each([
    ['where it is off', { ...on, spin_to_win: { ...on.spin_to_win, enabled: false } }],
    ['without sign-in', { ...on, auth: { authentication: false } }],
    ['without prizes', { ...on, spin_to_win: { enabled: true, prizes: [] } }],
  ])('BUY-06 is a 404 %s, also when it is posted', async (_where, part) => {
    const { show, spin } = createGame(part, 'ana')
    await expect(show()).rejects.toMatchObject({ init: { status: 404 } })
    await expect(spin()).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('BUY-06 AUTH-02 sends a visitor who is not signed in to the sign-in, and draws nothing', async () => {
    const { show, spin, drawn } = createGame(on, null)
    for (const visit of [show, spin]) {
      const answer = await visit().catch((thrown: unknown) => thrown)
      expect((answer as Response).headers.get('location')).toBe(
        '/sign-in?type=spin_to_win&redirect=%2Fspin-to-win&back=%2F',
      )
    }
    expect(drawn.size).toBe(0)
  })

  test('BUY-06 a visitor draws one prize of the configuration and keeps it, however often they spin', async () => {
    const { show, spin } = createGame(on, 'ana')
    expect(await show()).toMatchObject({ title: 'Win', terms: 'One spin.', won: null })
    await Promise.all([spin(), spin(), spin()])
    const { won, button } = await show()
    expect(['A wash', 'A cap']).toContain(won?.prize)
    expect([won?.on, button]).toEqual(['20 November 2026', '/search/new-used-and-demo-cars'])
    expect(won?.angle).toBe(won?.prize === 'A wash' ? 270 : 90)
    await spin()
    expect((await show()).won).toEqual(won)
  })

  test('BUY-06 over many visitors every prize is drawn', async () => {
    const drawn = new Map<string, Draw>()
    await Promise.all(Array.from({ length: 60 }, (_, index) => createGame(on, `visitor ${index}`, drawn).spin()))
    expect(new Set([...drawn.values()].map(({ prize }) => prize))).toEqual(new Set(['A wash', 'A cap']))
  })

  test('BUY-06 a prize is written on the wheel in two lines at most', () => {
    expect(splitPrize('A car wash')).toEqual(['A car wash'])
    expect(splitPrize('A service credit of $50')).toEqual(['A service', 'credit of $50'])
    expect(splitPrize('x'.repeat(80))).toHaveLength(1)
  })
})

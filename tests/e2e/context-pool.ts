import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/**
 * Browser contexts that tests of one worker use one after another, one for each set of options. A context's pages share
 * one process of the browser (playwright.config.ts), which keeps the compiled scripts and the cached files of the pages
 * before, so that opening a page takes two thirds of the time. Each test has pages of its own, and finds neither
 * cookies nor stored data, permissions or settings of a test before.
 */
export interface ContextPool {
  /** A context as new for one test, which may begin at this address. */
  take(options: ContextOptions, address: string): Promise<BrowserContext>
  /** Takes a context back after its test: closes its pages and empties it, or closes it if that is not enough. */
  giveBack(context: BrowserContext, hasFailed: boolean): Promise<void>
  closeAll(): Promise<void>
}

/** What a test may ask of its context; undefined stands for the browser's default. */
export type ContextOptions = { readonly [Name in keyof BrowserContextOptions]: BrowserContextOptions[Name] | undefined }

interface Pooled {
  readonly key: string
  readonly context: BrowserContext
  /** Stays open between tests, because the process ends with its last page. */
  readonly keeper: Page
  readonly tools: CDPSession
  /** Origins whose pages may have stored something. */
  readonly origins: Set<string>
  isSpoilt: boolean
}

/** Methods whose effect a context keeps; one that was called is not used again. */
const spoilers = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const
const clockSpoilers = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Replaces methods of an object by ones that tell of their call. */
function tellOfCalls<T extends object>(object: T, names: readonly (keyof T & string)[], tell: () => void): void {
  for (const name of names) {
    const method: unknown = object[name]
    if (typeof method !== 'function') throw new Error(`a browser context has no method ${name}`)
    Object.defineProperty(object, name, {
      value: (...values: unknown[]): unknown => {
        tell()
        return method.apply(object, values)
      },
    })
  }
}

async function create(browser: Browser, key: string, options: ContextOptions, address: string): Promise<Pooled> {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const context = await browser.newContext(given)
  const keeper = await context.newPage()
  await keeper.goto(address)
  const pooled: Pooled = {
    key,
    context,
    keeper,
    tools: await context.newCDPSession(keeper),
    origins: new Set(),
    isSpoilt: false,
  }
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { protocol, origin } = new URL(frame.url())
      if (protocol.startsWith('http')) pooled.origins.add(origin)
    }),
  )
  const spoil = (): void => {
    pooled.isSpoilt = true
  }
  tellOfCalls(context, spoilers, spoil)
  tellOfCalls(context.clock, clockSpoilers, spoil)
  return pooled
}

async function empty({ context, tools, origins }: Pooled): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    ...[...origins].map((origin) =>
      tools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
      }),
    ),
  ])
  origins.clear()
}

export function createContextPool(browser: Browser): ContextPool {
  const free = new Map<string, Pooled>()
  const taken = new Map<BrowserContext, Pooled>()
  return {
    async take(options, address) {
      const key = JSON.stringify(options)
      const pooled = free.get(key) ?? (await create(browser, key, options, address))
      free.delete(key)
      taken.set(pooled.context, pooled)
      return pooled.context
    },
    async giveBack(context, hasFailed) {
      const pooled = taken.get(context)
      if (pooled === undefined) throw new Error('this browser context was not taken from the pool')
      taken.delete(context)
      if (hasFailed || pooled.isSpoilt) return context.close()
      const opened = context.pages().filter((page) => page !== pooled.keeper)
      await Promise.all(opened.map((page) => page.close()))
      await empty(pooled)
      free.set(pooled.key, pooled)
    },
    async closeAll() {
      await Promise.all([...free.values()].map(({ context }) => context.close()))
      free.clear()
    },
  }
}

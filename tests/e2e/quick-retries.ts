import type { Page } from '@playwright/test'

/**
 * Makes the waiting assertions of Playwright cheaper in the page under test; what they assert stays as it is. Each
 * attempt that fails writes down the whole page as a screen reader tells it, for a message that is thrown away with
 * the next attempt, and which takes a page of results 50 ms in which its own scripts stand still. And after the first
 * quarter of a second it asks only every half second. Playwright has no setting for either, so two of its own methods
 * are replaced. Another version of it that lacks them fails the first test, which names this file.
 */
export async function retryQuickly(page: Page): Promise<void> {
  const frame = readInternals(page)
  if (adapted.has(page.constructor)) return
  adapted.add(page.constructor)
  replaceMethod(
    frame,
    'retryWithProgressAndBackoff',
    () =>
      function retry(this: FrameInternals, progress, attempt) {
        return this.retryWithProgressAndTimeouts(progress, waitsMs, attempt)
      },
  )
  replaceMethod(
    await frame.utilityContext(),
    'rawEvaluateHandle',
    (original) =>
      function evaluate(this: object, script) {
        const text = String(script)
        if (text.includes('InjectedScript') && !text.includes(tellPage)) throw new Error(missing(tellPage))
        return Reflect.apply(original, this, [text.replace(tellPage, tellNothing)]) as unknown
      },
  )
}

/** Between attempts; the last holds for all further ones. */
const waitsMs = [20, 50, 100]
/** Where Playwright's script in the page begins to write down the page, and what begins there instead. */
const tellPage = 'ariaSnapshotForExpectFailure(element, options) {'
const tellNothing = `${tellPage} return "";`

/** Classes of pages whose internals are adapted: there is one in each process. */
const adapted = new Set<unknown>()

type Method = (this: never, ...values: readonly unknown[]) => unknown

interface FrameInternals {
  utilityContext(): Promise<object>
  retryWithProgressAndTimeouts(progress: unknown, waitsMs: readonly number[], attempt: unknown): unknown
}

function readInternals(page: Page): FrameInternals {
  const { _connection: connection } = page as unknown as {
    readonly _connection?: { toImpl?(page: Page): { mainFrame(): FrameInternals } }
  }
  if (connection?.toImpl === undefined) throw new Error(missing('a connection in the same process'))
  return connection.toImpl(page).mainFrame()
}

const missing = (what: string): string =>
  `This version of Playwright lacks ${what}: adapt tests/e2e/quick-retries.ts, or do without it`

/** Replaces a method of the class that declares it, among those of the object. */
function replaceMethod(object: object, name: string, build: (original: Method) => Method): void {
  let declaring: object | null = object
  while (declaring !== null && !Object.hasOwn(declaring, name))
    declaring = Object.getPrototypeOf(declaring) as object | null
  const original: unknown = declaring === null ? undefined : Reflect.get(declaring, name)
  if (declaring === null || typeof original !== 'function') throw new Error(missing(name))
  Object.defineProperty(declaring, name, { value: build(original as Method), configurable: true, writable: true })
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/fixtures/free-port.ts'

/** A page of WebKitGTK, as the W3C's WebDriver protocol steers it. */
export interface WebKitPage {
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs the body of a function in the page and answers what it returns. */
  evaluate<Answer>(body: string, ...parameters: readonly unknown[]): Promise<Answer>
  /** Clicks as a mouse does what `find` returns, the body of a function in the page. */
  click(find: string, ...parameters: readonly unknown[]): Promise<void>
  type(find: string, text: string, ...parameters: readonly unknown[]): Promise<void>
  /** Its window is never narrower than its own buttons, some 450 px. */
  setSize(width: number, height: number): Promise<void>
}

export interface WebKitBrowser {
  /** Runs the body with a page that has no cookies and no history. */
  withPage<Result>(body: (page: WebKitPage) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const waitMs = 60_000
const everyMs = 100
const startMs = 20_000

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

async function call(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(60_000),
  })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (!answer.ok) {
    const { error, message } = value as { readonly error: string; readonly message?: string }
    throw new Error(`${error}: ${message ?? ''}`)
  }
  return value
}

/**
 * Starts a screen in memory and the driver of WebKitGTK on it. Playwright brings a WebKit of its own from elsewhere,
 * which is not what Debian ships; the protocol of Debian's driver needs no library.
 */
export async function openWebKit(): Promise<WebKitBrowser> {
  const display = `:${90 + (process.pid % 400)}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    // The sandbox of the web process needs rights that a container does not have, as Chromium's does.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' },
  })
  const base = `http://127.0.0.1:${port}`
  const until = performance.now() + startMs
  while (!(await call(`${base}/status`, 'GET').then(Boolean, () => false))) {
    if (performance.now() > until) throw new Error('the driver of WebKitGTK did not start')
    await sleep(everyMs)
  }
  return {
    async withPage(body) {
      const { sessionId } = (await call(`${base}/session`, 'POST', { capabilities: {} })) as {
        readonly sessionId: string
      }
      try {
        return await body(createPage(`${base}/session/${sessionId}`))
      } finally {
        await call(`${base}/session/${sessionId}`, 'DELETE')
      }
    },
    async close() {
      await stopProcess(driver)
      await stopProcess(screen)
    },
  }
}

function createPage(session: string): WebKitPage {
  const evaluate = <Answer>(script: string, parameters: readonly unknown[]): Promise<Answer> =>
    call(`${session}/execute/sync`, 'POST', { script, args: parameters }) as Promise<Answer>

  async function find(script: string, parameters: readonly unknown[]): Promise<string> {
    const until = performance.now() + waitMs
    for (;;) {
      const element = await evaluate<Readonly<Record<string, string>> | null>(script, parameters)
      const id = element?.[elementKey]
      if (id !== undefined) return id
      if (performance.now() > until) throw new Error(`not on the page: ${JSON.stringify(parameters)}`)
      await sleep(everyMs)
    }
  }

  return {
    async goto(url) {
      await call(`${session}/url`, 'POST', { url })
    },
    async back() {
      await call(`${session}/back`, 'POST', {})
    },
    evaluate: (script, ...parameters) => evaluate(script, parameters),
    async click(script, ...parameters) {
      await call(`${session}/element/${await find(script, parameters)}/click`, 'POST', {})
    },
    async type(script, text, ...parameters) {
      await call(`${session}/element/${await find(script, parameters)}/value`, 'POST', { text })
    },
    async setSize(width, height) {
      await call(`${session}/window/rect`, 'POST', { width, height })
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPages } from '#features/parts/content-forms/content-pages.ts'
import { addressTable } from '#site/address-table.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { ask, runForecourt, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

/** A form that comes back sooner counts as one that a robot has sent (leads.minimum_seconds). */
const shortestFillMs = 2_200
/** Steps of the longest form. */
const mostSteps = 6

const paths = [
  ...Object.keys(contentPages).map((id) => addressTable[id as keyof typeof contentPages].pattern),
  addressTable.test_drive.pattern,
  addressTable.finance.pattern,
  addressTable.service.pattern,
]
const pathsOfVehicle = [addressTable.enquire.pattern, addressTable.make_offer.pattern, addressTable.test_drive.pattern]

let directory = ''
let server: ServerProcess
const forms = new Map<string, { readonly path: string; readonly body: string }[]>()
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-forms-'))
  server = await startServerProcess({ directory, demo: true, environment: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } })
  for (const site of demoSites) forms.set(site, await openForms(site))
  await sleep(shortestFillMs)
}, 90_000)
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

interface Stored {
  readonly id: string
  /** Why it was held as a robot's; null: it was not. */
  readonly suspicion: string | null
}

let visitors = 0
/** Every request comes from another visitor, because one may send only so many enquiries an hour. */
function call(site: string, path: string, body?: string) {
  visitors += 1
  const from = { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}`, 'x-forwarded-proto': 'http' }
  const host = `${site}.localhost:${server.port}`
  if (body === undefined) return ask(server.port, host, path, { headers: from })
  const headers = { ...from, 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` }
  return ask(server.port, host, path, { method: 'POST', body, headers })
}

/** The form of a page that is sent as a lead. It is parsed alone: a whole page takes twenty times as long. */
function findForm(html: string): HTMLFormElement | null {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((text) => text.includes('name="submission"'))
  return form === undefined ? null : parseHtml(form).querySelector('form')
}

/** What a visitor types into a text field of this name and type. */
function typeInto(input: HTMLInputElement): string {
  const { name, type } = input
  if (type === 'email' || name === 'email') return 'ana.citizen@example.com'
  if (type === 'tel' || name === 'phone') return '0400 123 456'
  if (name === 'postcode') return '4000'
  if (type === 'number' || /^(decimal|numeric)$/.test(input.getAttribute('inputmode') ?? '')) return '25000'
  return 'Ana'
}

/** Fills in what is empty as a visitor without scripts does; the field that only robots see stays empty. */
function fillIn(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const input of form.querySelectorAll('input')) {
    const isHidden = input.type === 'hidden' || input.closest('[aria-hidden="true"]') !== null
    if (input.name === '' || input.type === 'submit' || input.type === 'radio') continue
    if (input.type === 'checkbox') body.append(input.name, input.value === '' ? 'on' : input.value)
    else body.append(input.name, input.value === '' && !isHidden ? typeInto(input) : input.value)
  }
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  for (const name of new Set(radios.map((radio) => radio.name))) {
    const values = radios.flatMap((radio) => (radio.name === name && radio.value !== '' ? [radio.value] : []))
    // Not today, and not the same time twice: each time is for one visitor.
    body.append(name, (name.startsWith('appointment_') ? values[(visitors % 3) + 2] : values[0]) ?? '')
  }
  for (const area of form.querySelectorAll('textarea'))
    body.append(area.name, area.value === '' ? 'Is it still available on Saturday?' : area.value)
  for (const select of form.querySelectorAll('select')) {
    const values = [...select.querySelectorAll('option')].map((option) => option.getAttribute('value') ?? '')
    body.append(select.name, values.find((value) => value !== '') ?? '')
  }
  const button = form.querySelector('button[type="submit"][name]')
  if (button !== null) body.append(button.getAttribute('name') ?? '', button.getAttribute('value') ?? '')
  return body
}

/** Sends the form of a page step by step; the address of the thanks, or what the visitor is told instead. */
async function send(site: string, path: string, html: string): Promise<string> {
  let [at, page] = [path, html]
  for (let step = 0; step < mostSteps; step += 1) {
    const form = findForm(page)
    if (form === null) return `no form after step ${step}`
    const target = new URL(form.getAttribute('action') ?? '', new URL(at, 'http://site.example'))
    at = target.pathname + target.search
    const answer = await call(site, at, fillIn(form).toString())
    const location = String(answer.headers['location'] ?? '')
    if (location.includes('/success')) return location
    if (answer.status >= 400 || (answer.status !== 200 && location === ''))
      return `${answer.status}: ${parseHtml(answer.body).querySelector('[role="alert"]')?.textContent ?? 'no message'}`
    page = location === '' ? answer.body : (await call(site, location)).body
    at = location === '' ? at : location
  }
  return 'the form never ends'
}

/** The pages of a site that hold a form, opened as a visitor does. */
async function openForms(site: string) {
  const results = await call(site, addressTable.search.pattern)
  const slug = /href="\/cars\/([^"/?#]+)"/.exec(results.body)?.[1] ?? ''
  const asked = [...paths, ...pathsOfVehicle.map((path) => `${path}?car_id=${slug}`)]
  const pages = await Promise.all(asked.map(async (path) => ({ path, ...(await call(site, path)) })))
  return pages.filter(({ status, body }) => status === 200 && findForm(body) !== null)
}

test.each(demoSites)(
  'LEAD-15 LEAD-16 LEAD-12 %s: each of its forms can be sent without scripts, and its lead is stored',
  async (site) => {
    const opened = forms.get(site) ?? []
    const sent: Record<string, string> = {}
    for (const { path, body } of opened) sent[path] = await send(site, path, body)
    expect(Object.entries(sent).filter(([, outcome]) => !outcome.includes('/success'))).toEqual([])
    expect(opened.length).toBeGreaterThanOrEqual(8)
    const { output } = await runForecourt(['leads', 'list', site, '--limit', '100', '--json'], { directory })
    const stored = output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Stored]))
    const ids = Object.values(sent).map((thanks) => /lead=([^&]+)/.exec(thanks)?.[1] ?? thanks)
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(stored.filter(({ suspicion }) => suspicion !== null)).toEqual([])
  },
  60_000,
)

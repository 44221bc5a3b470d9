import { kept } from './drawn.tsx'

/** How often each part was asked for: the answer for an earlier page may come after that for a later one. */
const asked: Record<string, number | undefined> = {}

/** Replaces a part by the one of the page that the visitor has gone to, which the server draws. */
export async function drawAnew(name: string): Promise<void> {
  const part = `[data-drawn=${name}]`
  const turn = (asked[name] = (asked[name] ?? 0) + 1)
  const page = await (await fetch(window.location.href)).text()
  if (asked[name] !== turn) return
  // In a template the styles of that page stay without effect; the policy of this one does not know them.
  const template = document.createElement('template')
  template.innerHTML = page
  const html = template.content.querySelector(part)?.innerHTML
  const shown = document.querySelector(part)
  if (html === undefined || shown === null) return
  kept[name] = html
  shown.innerHTML = html
}

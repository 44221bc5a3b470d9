import { kept } from './drawn.tsx'

/** Replaces a part by the one of the page that the visitor has gone to, which the server draws. */
export async function drawAnew(name: string): Promise<void> {
  const part = `[data-drawn=${name}]`
  const page = await (await fetch(window.location.href)).text()
  const html = new DOMParser().parseFromString(page, 'text/html').querySelector(part)?.innerHTML
  const shown = document.querySelector(part)
  if (html === undefined || shown === null) return
  kept[name] = html
  shown.innerHTML = html
}

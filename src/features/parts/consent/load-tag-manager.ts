const tagManager = 'https://www.googletagmanager.com/gtm.js'

/** Loads the tag manager's container, once a page. It finds the events of the page in the dataLayer. */
export function loadTagManager(id: string): void {
  const page = window as { dataLayer?: object[] }
  const src = `${tagManager}?id=${encodeURIComponent(id)}`
  if (document.querySelector(`script[src="${src}"]`) !== null) return
  page.dataLayer = page.dataLayer ?? []
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
}

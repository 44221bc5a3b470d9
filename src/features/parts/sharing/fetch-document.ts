/** Message when the response has no better one. */
const unknownFailure = 'We could not make the PDF. Try again in a moment.'
const noConnection = 'We could not load the PDF. Check your connection and try again.'

export type FetchedDocument =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly message: string }

const pdfMagic = '%PDF-'

/**
 * Returns the body if it is a PDF, otherwise null. A proxy or a sign-in page may answer 200 with its own page, so this
 * checks the content type and the first bytes.
 */
async function readPdf(answer: Response): Promise<Blob | null> {
  if (answer.headers.get('Content-Type')?.toLowerCase().startsWith('application/pdf') !== true) {
    await answer.body?.cancel()
    return null
  }
  const file = await answer.blob()
  return (await file.slice(0, pdfMagic.length).text()) === pdfMagic ? file : null
}

/**
 * Fetches a PDF. An error response is reported with its own message (problem details), a network error with a general
 * one (SHARE-05).
 */
export async function fetchDocument(
  href: string,
  get: (href: string) => Promise<Response> = (address) => fetch(address),
): Promise<FetchedDocument> {
  let answer: Response
  try {
    answer = await get(href)
    if (answer.ok) {
      const file = await readPdf(answer)
      return file === null ? { ok: false, message: unknownFailure } : { ok: true, file }
    }
  } catch {
    return { ok: false, message: noConnection }
  }
  return { ok: false, message: await readDetail(answer) }
}

async function readDetail(answer: Response): Promise<string> {
  try {
    const problem: unknown = await answer.json()
    if (typeof problem === 'object' && problem !== null && 'detail' in problem && typeof problem.detail === 'string')
      return problem.detail
  } catch {
    // No problem details, for example from a proxy: the general message is used.
  }
  return unknownFailure
}

/** Saves a fetched file under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // By then the browser has started to read; some browsers save an empty file if the URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

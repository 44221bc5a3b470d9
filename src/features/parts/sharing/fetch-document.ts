/** Shown where the answer says nothing better. */
const unknownFailure = 'The PDF could not be made. Please try again in a moment.'
const noConnection = 'The PDF could not be fetched. Please check your connection and try again.'

export type FetchedDocument =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly message: string }

const pdfMagic = '%PDF-'

/**
 * A proxy or a sign-in page in between may answer 200 with a page of its own: a PDF says so in its type and its first
 * bytes.
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
 * Fetches a PDF; a refusal is told in the words of the answer (problem details), a lost connection in our own
 * (SHARE-05).
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
    // No problem details, as from a proxy in between: the general words stand.
  }
  return unknownFailure
}

/** Hands a fetched file to the browser under its name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read by then; let go at once and some save an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

import { useState, type MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { fetchDocument, saveFile } from './fetch-document.ts'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'failed'; readonly message: string }

/** A link to the PDF. With scripts it shows a progress message, and an error message on failure (SHARE-05). */
export function PdfLink({ href, fileName, className }: { href: string; fileName: string; className: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const preparing = state.kind === 'preparing'

  const prepare = async (): Promise<void> => {
    setState({ kind: 'preparing' })
    const fetched = await fetchDocument(href)
    if (fetched.ok) saveFile(fetched.file, fileName)
    setState(fetched.ok ? { kind: 'idle' } : { kind: 'failed', message: fetched.message })
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!preparing) void prepare()
  }
  return (
    <>
      <a
        href={href}
        download={fileName}
        aria-disabled={preparing || undefined}
        onClick={follow}
        className={`${className} min-w-28`}
      >
        {!preparing && <Icon name="download" size={20} />}
        <span aria-live="polite" className={preparing ? 'text-sm' : ''}>
          {preparing ? 'Preparing...' : 'PDF'}
        </span>
      </a>
      {state.kind === 'failed' && (
        <p role="alert" className="w-full text-danger">
          {state.message}
        </p>
      )}
    </>
  )
}

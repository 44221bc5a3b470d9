import { useEffect, type ReactNode } from 'react'

/** What the browser keeps of each part, by its name. */
export const kept: Record<string, string | undefined> = {}

interface DrawnProps {
  /** Unique in the frame. */
  readonly name: string
  readonly as?: 'div' | 'footer'
  readonly className: string
  /** `import.meta.env.SSR && …`, so that the browser's build leaves it out. */
  readonly children: ReactNode
}

/**
 * A part of the frame that is the same on every page of a site and has no behaviour of its own: the browser keeps what
 * the server drew, and loads none of its code.
 */
export function Drawn({ name, as: Tag = 'div', className, children }: DrawnProps) {
  const html = import.meta.env.SSR ? '' : (kept[name] ??= document.querySelector(`[data-drawn=${name}]`)?.innerHTML)
  useEffect(() => {
    // The visit began on a page without the frame, such as the print sheet: the server draws it with this page.
    if (html === undefined) window.location.reload()
  }, [html])
  if (import.meta.env.SSR)
    return (
      <Tag data-drawn={name} className={className}>
        {children}
      </Tag>
    )
  return (
    <Tag
      data-drawn={name}
      className={className}
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  )
}

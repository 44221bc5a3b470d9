import { useEffect, useState, type RefObject } from 'react'

/** URLs of the pictures within `root` that failed to load, including those that failed before hydration. */
export function useFailedPictures(root: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const note = (picture: EventTarget | null): void => {
      const address = picture instanceof HTMLImageElement ? picture.getAttribute('src') : null
      if (address !== null) setFailed((before) => (before.has(address) ? before : new Set(before).add(address)))
    }
    const listen = ({ target }: Event): void => note(target)
    // Error events of pictures do not bubble, so this listens in the capture phase.
    element.addEventListener('error', listen, true)
    for (const picture of element.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth === 0) note(picture)
    return () => element.removeEventListener('error', listen, true)
  }, [root])
  return failed
}

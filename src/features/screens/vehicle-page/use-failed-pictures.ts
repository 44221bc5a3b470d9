import { useEffect, useState, type RefObject } from 'react'

/** Addresses of the pictures within `root` that could not be had, those among them that failed before scripts ran. */
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
    // An error of a picture does not bubble.
    element.addEventListener('error', listen, true)
    for (const picture of element.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth === 0) note(picture)
    return () => element.removeEventListener('error', listen, true)
  }, [root])
  return failed
}

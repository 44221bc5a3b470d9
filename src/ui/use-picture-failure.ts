import { useCallback, useState } from 'react'

/** Whether a picture failed to load, also before hydration, and the props by which the `img` reports it (CARD-04). */
export function usePictureFailure() {
  const [failed, setFailed] = useState(false)
  const noticeEarlierFailure = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true)
  }, [])
  return { failed, watch: { ref: noticeEarlierFailure, onError: () => setFailed(true) } }
}

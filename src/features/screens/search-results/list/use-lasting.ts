import { useEffect, useState } from 'react'

/** Returns true once the condition has held for `afterMs` milliseconds, and false as soon as it does not hold. */
export function useLasting(holds: boolean, afterMs: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setLasting(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [holds, afterMs])
  return holds && lasting
}

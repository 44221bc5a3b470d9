import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { findAnnouncement, tellTimeToPay } from './time-to-pay.ts'

interface TimeLeftProps {
  /** Milliseconds left when the server answered. */
  readonly leftMs: number
  /** Asks the server anew, whose answer says what became of the reservation. */
  readonly onOver: () => void
}

const tickMs = 1_000
/** The server ends a reservation within some seconds of its time; until then the page asks again, and not for ever. */
const askAgainMs = 10_000
const mostAsked = 6

/**
 * The words of an unpaid reservation, counted down from the server's answer and not by the visitor's clock. Without
 * scripts they stay as loaded.
 */
export function TimeLeft({ leftMs, onOver }: TimeLeftProps) {
  // A new answer of the server starts the count anew.
  const [counted, setCounted] = useState({ from: leftMs, left: leftMs })
  const asked = useRef({ times: 0, at: -Infinity })
  useEffect(() => {
    const begun = Date.now()
    let before = leftMs
    const timer = setInterval(() => {
      const now = leftMs - (Date.now() - begun)
      const words = findAnnouncement(before, now)
      if (words !== null) announce(words)
      before = now
      setCounted({ from: leftMs, left: now })
      const { times, at } = asked.current
      if (now > 0 || times >= mostAsked || Date.now() - at < askAgainMs) return
      asked.current = { times: times + 1, at: Date.now() }
      onOver()
    }, tickMs)
    return () => clearInterval(timer)
  }, [leftMs, onOver])
  return tellTimeToPay(counted.from === leftMs ? counted.left : leftMs)
}

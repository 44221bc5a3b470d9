/** Runs in the page, with either driver: resolves with the scroll position after it has not changed for ten frames. */
export function findRestingScroll(): Promise<number> {
  return new Promise((resolve) => {
    let last = -1
    let still = 0
    const look = (): void => {
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
      if (still >= 10) resolve(last)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page, under either driver: where it is scrolled to, once it has stayed there for ten frames. */
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

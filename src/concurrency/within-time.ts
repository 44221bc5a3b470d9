/** What the promise brings, or `late` where it takes longer than `limitMs` milliseconds. A failure stays one. */
export async function withinTime<Value, Late>(
  promise: Promise<Value>,
  limitMs: number,
  late: Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, limitMs, late)
  })
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}

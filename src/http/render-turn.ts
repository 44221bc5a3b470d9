type Wait = <T>(wait: () => Promise<T>) => Promise<T>

/** With these a render declares that it waits. */
export interface RenderTurn {
  /** Runs work that waits for the database and hardly uses the thread. Meanwhile the next render may start. */
  readonly whileWaiting: Wait
  /**
   * Runs work that waits for an external service, such as an SMS gateway. Meanwhile the render does not count towards
   * `atOnce`, `most` and `mostOfSite`.
   */
  readonly whileOutside: Wait
  /**
   * A promise where the render has used the thread for a while: it waits for it then, so that other events are heard,
   * and, where its site gives way, the renders of others come first. Null: the render may go on.
   */
  readonly pause: () => Promise<void> | null
}

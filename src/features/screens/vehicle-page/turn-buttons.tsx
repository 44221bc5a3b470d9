import { Icon } from '#ui/icon.tsx'

interface TurnButtonsProps {
  readonly current: number
  readonly last: number
  /** Called with -1 for the previous photo or 1 for the next. */
  readonly onTurn: (steps: number) => void
  readonly classes: { readonly previous: string; readonly next: string }
}

/** Previous and next photo. At either end a button is `aria-disabled`, because a disabled one would lose the focus. */
export function TurnButtons({ current, last, onTurn, classes }: TurnButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={current === 0}
        onClick={() => onTurn(-1)}
        className={classes.previous}
        aria-label="Previous photo"
      >
        <Icon name="back" size={22} />
      </button>
      <button
        type="button"
        aria-disabled={current === last}
        onClick={() => onTurn(1)}
        className={classes.next}
        aria-label="Next photo"
      >
        <Icon name="forward" size={22} />
      </button>
    </>
  )
}

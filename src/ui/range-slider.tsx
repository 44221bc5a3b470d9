import type { CSSProperties } from 'react'

export interface SliderThumb {
  /** Whole number from 0 to `positions`. */
  readonly position: number
  readonly label: string
  /** Text of the position for assistive technology. */
  readonly text: string
  readonly onMove: (position: number) => void
}

/**
 * Two thumbs on one track. Each is a native range input, so that keys, touch and assistive technology work. The inputs
 * have no name and are never submitted; the form submits the number fields beside the slider.
 */
export function RangeSlider({ from, to, positions }: { from: SliderThumb; to: SliderThumb; positions: number }) {
  const share = (position: number) => `${(position / positions) * 100}%`
  const chosen: CSSProperties = { left: share(from.position), right: `calc(100% - ${share(to.position)})` }
  return (
    <div className="relative h-11">
      <div className="range-track absolute inset-x-3 top-5 h-1 rounded-full bg-line">
        <div className="absolute inset-y-0 rounded-full bg-brand" style={chosen} />
      </div>
      {[from, to].map((thumb, index) => (
        <input
          key={thumb.label}
          type="range"
          min={0}
          max={positions}
          step={1}
          value={thumb.position}
          aria-label={thumb.label}
          aria-valuetext={thumb.text}
          onChange={(event) => thumb.onMove(event.currentTarget.valueAsNumber)}
          // When both thumbs meet at the right end, the left one must be on top, because only it can move.
          className={index === 0 && from.position > positions / 2 ? 'range-thumb z-10' : 'range-thumb'}
        />
      ))}
    </div>
  )
}

import type { WheelSector } from '#domain/prize-wheel/prize-wheel.ts'

interface PrizeWheelProps {
  readonly sectors: readonly WheelSector[]
  /** Degrees clockwise at which the wheel rests. */
  readonly angle: number
  /** Whether it turns to its angle; it does not where the visitor prefers reduced motion. */
  readonly turns: boolean
}

const radius = 190
const turningLook = [
  'size-full transition-transform duration-[4500ms] ease-[cubic-bezier(0.12,0.7,0.1,1)]',
  'motion-reduce:transition-none',
].join(' ')
/** Whole turns before the wheel rests. */
const turnsBefore = 5

function pointAt(degrees: number, distance: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${(200 + distance * Math.cos(radians)).toFixed(2)} ${(200 + distance * Math.sin(radians)).toFixed(2)}`
}

function buildSectorPath({ from, to }: WheelSector): string {
  // One sector is a whole circle, which a single arc cannot draw.
  const [top, bottom] = [pointAt(0, radius), pointAt(180, radius)]
  const half = `A ${radius} ${radius} 0 1 1`
  if (to - from >= 360) return `M ${top} ${half} ${bottom} ${half} ${top} Z`
  const large = to - from > 180 ? 1 : 0
  return `M 200 200 L ${pointAt(from, radius)} A ${radius} ${radius} 0 ${large} 1 ${pointAt(to, radius)} Z`
}

/** Splits a prize into at most two lines of about equal length. */
export function splitPrize(prize: string, longest = 15): readonly string[] {
  const short = prize.length > 2 * longest ? `${prize.slice(0, 2 * longest - 1).trimEnd()}…` : prize
  if (short.length <= longest) return [short]
  const words = short.split(' ')
  let at = 1
  while (at < words.length - 1 && words.slice(0, at + 1).join(' ').length <= short.length / 2 + 2) at += 1
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter((line) => line !== '')
}

/** The wheel, drawn. It says nothing that the page does not say in words, so it is hidden from screen readers. */
export function PrizeWheel({ sectors, angle, turns }: PrizeWheelProps) {
  return (
    <div aria-hidden className="relative mx-auto aspect-square w-full max-w-110">
      <div className="overflow-clip rounded-full shadow-site">
        <svg
          viewBox="0 0 400 400"
          className={turningLook}
          style={{ transform: `rotate(${turns ? turnsBefore * 360 + angle : angle}deg)` }}
        >
          <circle cx="200" cy="200" r="198" className="fill-brand" />
          {sectors.map((sector, index) => {
            const middle = (sector.from + sector.to) / 2
            const isTinted = index % 2 === 0
            return (
              <g key={`${index} ${sector.prize}`}>
                <path
                  d={buildSectorPath(sector)}
                  className={`stroke-brand ${isTinted ? 'fill-accent' : 'fill-surface'}`}
                  strokeWidth="2"
                />
                <text
                  transform={`rotate(${middle} 200 200) translate(200 ${sectors.length > 6 ? 40 : 62})`}
                  textAnchor="middle"
                  className={`text-[15px] font-semibold ${isTinted ? 'fill-accent-text' : 'fill-text'}`}
                >
                  {splitPrize(sector.prize).map((line, row) => (
                    <tspan key={line} x="0" dy={row === 0 ? 0 : '1.2em'}>
                      {line}
                    </tspan>
                  ))}
                </text>
              </g>
            )
          })}
          <circle cx="200" cy="200" r="26" className="fill-brand" />
          <circle cx="200" cy="200" r="10" className="fill-brand-text" />
        </svg>
      </div>
      <svg viewBox="0 0 40 48" className="absolute -top-3 left-1/2 w-9 -translate-x-1/2">
        <path d="M4 4 H36 L20 46 Z" className="fill-text stroke-surface" strokeWidth="4" strokeLinejoin="round" />
      </svg>
    </div>
  )
}

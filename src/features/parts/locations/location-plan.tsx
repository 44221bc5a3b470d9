import type { PlanView } from './location-detail-view.ts'

const round = (value: number): number => Math.round(value * 10) / 10
/** Radius of the outer ring in the drawing's own units. */
const radius = 100
/** Sine of 45 degrees: the distances stand on the diagonal. */
const diagonal = 0.7071

/**
 * A plan of the location's position: rings of equal distance around it, and the towns in their true direction. It is no
 * street map and needs no map service (VDP-14). What the site tells of its surroundings is drawn below them.
 */
export function LocationPlan({ plan }: { plan: PlanView }) {
  const { rings, points, label } = plan
  // The distances stand away from the nearest town.
  const side = (points[0]?.x ?? -1) > 0 ? -1 : 1
  return (
    <svg
      viewBox="-150 -112 300 224"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing has the colours of the page
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full overflow-visible text-muted"
    >
      {plan.shapes.map((shape, index) => (
        <Shape key={`${shape.kind}-${index}`} shape={shape} />
      ))}
      <g fill="none" stroke="currentColor">
        {[0.5, 1, 1.5, 2, 2.5, 3].map((share) => (
          <circle key={share} r={radius * share} strokeOpacity={share > 1 ? 0.18 : 0.4} strokeDasharray="3 4" />
        ))}
        <path d="M0-150V150M-600 0H600" strokeOpacity=".14" />
      </g>
      <g fontSize="9" fill="currentColor">
        {rings.map((km, index) => (
          <text
            key={km}
            x={side * (radius * (index + 1) * 0.5 * diagonal + 4)}
            y={radius * (index + 1) * 0.5 * diagonal + 9}
            textAnchor={side < 0 ? 'end' : 'start'}
          >
            {km} km
          </text>
        ))}
      </g>
      <g transform="translate(128 -88)" fill="currentColor">
        <path d="M0-13 6 6 0 2-6 6z" />
        <text y="17" fontSize="9" textAnchor="middle">
          N
        </text>
      </g>
      {points.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${round(x * radius)} ${round(y * radius)})`}>
          <circle r="3.4" className="fill-text" />
          <text
            x={x < 0 ? -7 : 7}
            y="3.6"
            fontSize="11"
            textAnchor={x < 0 ? 'end' : 'start'}
            className="fill-text stroke-surface-alt"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
      <g className="text-brand" transform="translate(-11 -27)">
        <path
          d="M11 27S21 17 21 10.500A10 10 0 0 0 1 10.500C1 17 11 27 11 27z"
          fill="currentColor"
          className="stroke-surface"
          strokeWidth="2"
        />
        <circle cx="11" cy="10.500" r="3.600" className="fill-surface" />
      </g>
    </svg>
  )
}

const water = 'color-mix(in srgb, #5f9fc4 38%, var(--surface-alt))'
/** Edge and middle of each kind of line, in the drawing's own units. */
const lineLooks = {
  river: { edge: null, width: 9, stroke: water, dash: undefined },
  road: { edge: 'var(--field-line)', width: 4, stroke: 'var(--surface)', dash: undefined },
  rail: { edge: null, width: 1.5, stroke: 'var(--text-muted)', dash: '5 3' },
} as const

/** A water, a line or a name around the location; the name of a line runs along its middle. */
function Shape({ shape: { kind, name, points } }: { shape: PlanView['shapes'][number] }) {
  const at = points.map(([x, y]) => [round(x * radius), round(y * radius)] as const)
  const d = `M${at.map((point) => point.join(' ')).join('L')}`
  const line = kind === 'water' || kind === 'place' ? null : lineLooks[kind]
  const [x, y, angle] = findLabel(at, line !== null)
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {kind === 'water' && <path d={`${d}z`} style={{ fill: water }} />}
      {line !== null && line.edge !== null && (
        <path d={d} strokeWidth={line.width + 1.5} style={{ stroke: line.edge }} />
      )}
      {line !== null && (
        <path d={d} strokeWidth={line.width} strokeDasharray={line.dash} style={{ stroke: line.stroke }} />
      )}
      {name !== null && (
        <text
          transform={`translate(${x} ${y}) rotate(${angle})`}
          y={line === null ? 3 : -5}
          fontSize="8.5"
          textAnchor="middle"
          className="fill-text stroke-surface-alt"
          strokeWidth="2.5"
          paintOrder="stroke"
        >
          {name}
        </text>
      )}
    </g>
  )
}

type Point = readonly [x: number, y: number]

const meanOf = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
const isSeen = ([x, y]: Point): boolean => Math.abs(x) < 125 && Math.abs(y) < 90

/**
 * Where the name of a shape stands, with its angle in degrees: on a line along its longest stretch that is seen and
 * away from the pin, else in the middle of the points that are seen.
 */
function findLabel(at: readonly Point[], isLine: boolean): readonly [x: number, y: number, angle: number] {
  const stretches = at.flatMap((from, index) => {
    const to = at[index + 1]
    if (!isLine || to === undefined) return []
    const middle = meanOf(from, to)
    const isFree = isSeen(middle) && Math.hypot(...middle) > 35
    return isFree ? [{ middle, turn: [to[0] - from[0], to[1] - from[1]] as const }] : []
  })
  const [longest] = stretches.toSorted((one, other) => Math.hypot(...other.turn) - Math.hypot(...one.turn))
  if (longest === undefined) {
    const seen = at.filter(isSeen)
    const sum = (pick: 0 | 1): number => seen.reduce((total, point) => total + point[pick], 0)
    return [round(sum(0) / Math.max(1, seen.length)), round(sum(1) / Math.max(1, seen.length)), 0]
  }
  const { middle, turn } = longest
  // Names read from left to right.
  const sign = turn[0] < 0 ? -1 : 1
  return [round(middle[0]), round(middle[1]), round((Math.atan2(sign * turn[1], sign * turn[0]) * 180) / Math.PI)]
}

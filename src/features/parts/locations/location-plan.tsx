import type { PlanView } from './location-detail-view.ts'

const round = (value: number): number => Math.round(value * 10) / 10
/** Radius of the outer ring in the drawing's own units. */
const radius = 100
/** Sine of 45 degrees: the distances stand on the diagonal. */
const diagonal = 0.7071

/**
 * A plan of the location's position: rings of equal distance around it, and the towns in their true direction. It is no
 * street map and needs no map service (VDP-14).
 */
export function LocationPlan({ plan: { rings, points, label } }: { plan: PlanView }) {
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

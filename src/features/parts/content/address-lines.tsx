/** A postal address, a line each; nothing where there is none. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <address className="text-muted not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

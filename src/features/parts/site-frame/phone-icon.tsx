const phoneIconPath =
  'M6.2 3.5h3l1.6 4.4-2 1.7a13 13 0 0 0 5.600 5.600l1.700-2 4.400 1.600v3a2 2 0 0 1-2.200 2A17 17 0 0 1 ' +
  '4.200 5.700a2 2 0 0 1 2-2.200Z'

export function PhoneIcon() {
  return (
    <svg
      viewBox="2 2 20 20"
      width="23"
      height="23"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={phoneIconPath} />
    </svg>
  )
}

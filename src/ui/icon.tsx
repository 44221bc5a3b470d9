/** Names of the files in `icons/`, each with its class in `icons.css`. */
export type IconName =
  | 'back'
  | 'bike'
  | 'body'
  | 'camera'
  | 'caravan'
  | 'chat'
  | 'check'
  | 'close'
  | 'compare'
  | 'done'
  | 'download'
  | 'email'
  | 'engine'
  | 'expand'
  | 'eye'
  | 'facebook'
  | 'forward'
  | 'fuel'
  | 'heart'
  | 'heart-filled'
  | 'length'
  | 'link'
  | 'linkedin'
  | 'minus'
  | 'odometer'
  | 'phone'
  | 'place'
  | 'plus'
  | 'print'
  | 'search'
  | 'shield'
  | 'sleeps'
  | 'sms'
  | 'tare'
  | 'transmission'
  | 'trend'
  | 'whatsapp'
  | 'x'

/**
 * A line icon (`icons/*.svg`) in the text colour. Icons are decorative, so express the meaning in text. It renders one
 * element with a CSS mask, because a page of cards shows more than a hundred icons. Before a text that has its own
 * element, use the classes `fact` and `icon-{name}` instead. `size` is in pixels and defaults to 18.
 */
export function Icon({ name, size, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`icon icon-${name} ${className}`}
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
    />
  )
}

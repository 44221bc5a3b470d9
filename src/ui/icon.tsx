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
 * A line icon (`icons/*.svg`) in the colour of its text; always decoration, so say its meaning in words. One element,
 * its drawing in the stylesheet: a page of cards shows more than a hundred. Where an icon stands before a text that has
 * an element anyway, the class `fact` with `icon-{name}` saves this one too. `size` in pixels, 18 where it is not
 * given.
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

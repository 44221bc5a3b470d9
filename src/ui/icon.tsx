import { iconShapes, type IconName } from './icon-shapes.ts'

export type { IconName }

/**
 * A line icon in the text colour. Icons are decorative, so express the meaning in text. `size` is in pixels; without it
 * an icon is 18 pixels wide and high, or as the classes say. The shape is inside the document: as the mask of an
 * element each kind of icon would be a document of its own, which costs a phone 10 to 15 ms before the first paint.
 */
export function Icon({ name, size, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  )
}

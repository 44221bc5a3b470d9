import { Icon } from '#ui/icon.tsx'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import type { CarSummary } from './car-summary.ts'

/**
 * The picture of a saved or compared car, 4:3, as wide as its place; an icon for one that is absent or fails. `sizes`
 * is the width in CSS.
 */
export function CarThumbnail({ image, sizes }: { image: CarSummary['image']; sizes: string }) {
  const { failed, watch } = usePictureFailure()
  return (
    <span className="block aspect-4/3 overflow-hidden rounded-site picture-place">
      {image === null || failed ? (
        <span className="grid size-full place-items-center text-muted">
          <Icon name="camera" size={32} />
        </span>
      ) : (
        <img
          {...watch}
          src={image.src}
          {...(image.srcSet === null ? {} : { srcSet: image.srcSet, sizes })}
          alt=""
          width={320}
          height={240}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}

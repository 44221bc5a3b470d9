import type { SiteFrameView } from './site-frame-view.ts'

/** Logo, or mark and name in the face of the headings; always the way home. */
export function BrandName({ frame, size }: { frame: SiteFrameView; size: 'header' | 'footer' }) {
  return (
    <a data-nav="" href="/" aria-label={`${frame.name}, home`} className="flex min-h-11 min-w-0 items-center gap-3">
      {frame.logo !== null ? (
        <img src={frame.logo} alt="" height={40} className="h-10 w-auto max-w-56" />
      ) : (
        <>
          {frame.mark !== null && <img src={frame.mark} alt="" width={40} height={40} className="size-9 shrink-0 lg:size-11" />}
          <span
            className={`line-clamp-2 min-w-0 max-w-48 pb-0.5 leading-[1.1] tracking-tight text-balance [font-family:var(--font-heading)] [font-weight:var(--heading-weight)] ${size === 'header' ? 'text-base lg:text-lg' : 'text-xl'}`}
          >
            {frame.name}
          </span>
        </>
      )}
    </a>
  )
}

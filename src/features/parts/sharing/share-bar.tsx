import { useState, type MouseEvent } from 'react'
import { useTrack } from '#features/parts/analytics/track.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CopyLink } from './copy-link.tsx'
import { PdfLink } from './pdf-link.tsx'
import { buildShareAddress, type Network } from './share-address.ts'
import type { ShareView } from './share-view.ts'
import { openShareWindow } from './share-window.ts'

interface NetworkLink {
  readonly network: Network & IconName
  readonly label: string
  /** Whether the link opens in the share window; e-mail and messages open the visitor's own app. */
  readonly window: boolean
}

const networkLinks: readonly NetworkLink[] = [
  { network: 'facebook', label: 'Facebook', window: true },
  { network: 'linkedin', label: 'LinkedIn', window: true },
  { network: 'x', label: 'X', window: true },
  { network: 'whatsapp', label: 'WhatsApp', window: true },
  { network: 'email', label: 'Email', window: false },
  { network: 'sms', label: 'SMS', window: false },
]

const worded = 'share-button share-words'

/** Share, print and PDF links of a vehicle. Scripts add the share window, copying and a progress message. */
export function ShareBar({ share }: { share: ShareView }) {
  const hydrated = useHydrated()
  const track = useTrack()
  const { paper } = share
  // A cached page does not know port and scheme of the visitor's URL; the browser does.
  const url = `${hydrated && !share.originFixed ? window.location.origin : share.origin}${share.path}`
  return (
    <section id="share" aria-label="Share and print" className="grid gap-2 print:hidden">
      {share.networks !== null && <h2 className="text-xl">Share this vehicle</h2>}
      <div className="flex flex-wrap items-center gap-2">
        {share.networks !== null && (
          <>
            <NetworkList share={share} url={url} x={share.networks.x} />
            <CopyLink url={url} note={share.copiedNote} className={worded} />
          </>
        )}
        {paper !== null && (
          <>
            <a
              href={paper.printHref}
              target="_blank"
              rel="noopener"
              onClick={() => track({ name: 'print', parameters: paper.event })}
              className={worded}
            >
              <Icon name="print" size={20} />
              Print<span className="sr-only"> (opens in a new tab)</span>
            </a>
            <PdfLink href={paper.pdfHref} fileName={paper.fileName} className={worded} />
          </>
        )}
      </div>
    </section>
  )
}

function NetworkList({ share, url, x }: { share: ShareView; url: string; x: boolean }) {
  const [opened, setOpened] = useState<Network | null>(null)
  const body = `Have a look at this ${share.title} at ${share.siteName}:`
  const follow = (event: MouseEvent<HTMLAnchorElement>, network: Network): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.currentTarget
    const shown = openShareWindow(link.href, {
      ...share.window,
      onClose() {
        setOpened((now) => (now === network ? null : now))
        link.focus()
      },
    })
    // If the browser blocks the window, the link is followed instead.
    if (!shown) return
    event.preventDefault()
    setOpened(network)
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {networkLinks
        .filter(({ network }) => x || network !== 'x')
        .map(({ network, label, window: inWindow }) => (
          <li key={network}>
            <a
              href={buildShareAddress(network, { url, title: share.title, body })}
              {...(inWindow
                ? {
                    target: '_blank',
                    rel: 'noopener',
                    onClick: (event: MouseEvent<HTMLAnchorElement>) => follow(event, network),
                  }
                : {})}
              aria-busy={opened === network || undefined}
              title={label}
              className="share-button"
            >
              <Icon name={network} size={20} />
              <span className="sr-only">Share by {label}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}

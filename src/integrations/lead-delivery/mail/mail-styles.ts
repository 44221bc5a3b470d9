import type { NoticeLook } from '../lead-notice.ts'
import { Html } from './html.ts'

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const wrap = 'overflow-wrap:anywhere'
/** Corners inside the card are never rounder than this, whatever the site's buttons are. */
const roundest = 12

/** Inline styles, one a role, from the colours of the site: mail programs drop style sheets. */
export function buildMailStyles(look: NoticeLook) {
  const { brand, text, textMuted, line, surface, surfaceAlt } = look
  const inner = `${Math.min(look.radiusPx, roundest)}px`
  const action = join(
    'display:inline-block;margin:0 8px 0 0;padding:12px 20px;font-weight:700;text-decoration:none',
    `border-radius:${inner}`,
  )
  const cell = join(`border-top:1px solid ${line}`, 'padding:8px 0;vertical-align:top;text-align:left;font-size:15px')
  return {
    page: `margin:0;padding:0;background:${surfaceAlt}`,
    preview: 'display:none;max-height:0;overflow:hidden',
    margin: 'padding:24px 12px',
    card: join(
      `max-width:600px;background:${surface};border:1px solid ${line};border-radius:${inner}`,
      'border-collapse:separate;overflow:hidden',
    ),
    header: join(
      `background:${look.header};color:${look.headerText};border-top:4px solid ${brand}`,
      `border-bottom:1px solid ${line};padding:16px 24px;font-family:${font};font-size:17px;font-weight:700`,
    ),
    logo: 'height:36px;max-width:240px;border:0;vertical-align:middle',
    body: `padding:24px;font-family:${font};font-size:16px;line-height:1.5;color:${text}`,
    kind: `margin:0 0 4px;font-size:14px;font-weight:600;color:${textMuted}`,
    heading: join(`margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:700;color:${text}`, wrap),
    received: `margin:0;font-size:14px;color:${textMuted}`,
    note: join(
      `margin:16px 0 0;padding:10px 14px;border-radius:${inner};font-size:15px`,
      `background:${look.warning};color:${look.warningText}`,
    ),
    actions: 'margin:20px 0 0',
    mainAction: join(action, `background:${brand};color:${look.brandText};border:1px solid ${brand}`),
    otherAction: join(action, `background:transparent;color:${text};border:1px solid ${textMuted}`),
    section: join(`margin:28px 0 8px;font-size:17px;line-height:1.3;font-weight:700;color:${text}`, wrap),
    message: join(
      `margin:0;padding:14px 16px;background:${surfaceAlt};border-left:4px solid ${brand};color:${text}`,
      wrap,
    ),
    facts: 'border-collapse:collapse;table-layout:fixed',
    label: join(cell, `padding-right:12px;font-weight:400;color:${textMuted}`, wrap),
    value: join(cell, `color:${text}`, wrap),
    person: 'margin-top:20px',
    carLink: 'margin:10px 0 0',
    link: `color:${brand};font-weight:600`,
    foot: join(
      `background:${surfaceAlt};border-top:1px solid ${line};padding:16px 24px`,
      `font-family:${font};font-size:13px;line-height:1.5`,
    ),
    footText: `color:${textMuted}`,
  } as const
}

export type MailStyles = ReturnType<typeof buildMailStyles>

const join = (...parts: readonly string[]): string => parts.join(';')

/** For programs that turn mails dark; the colours keep a contrast of 4.5 : 1 and more. Small screens stack actions. */
export const mailStyleSheet = new Html(
  [
    '@media (prefers-color-scheme:dark){',
    '.page{background:#121417!important}',
    '.card{background:#1d2126!important;border-color:#3a414a!important}',
    '.text{color:#f1f3f5!important}',
    '.muted{color:#b4bcc6!important}',
    // A logo keeps the ground that it was drawn for.
    '.head{background:#171a1e!important;color:#f1f3f5!important;border-bottom-color:#3a414a!important}',
    '.foot{background:#171a1e!important;border-color:#3a414a!important}',
    '.rule{border-color:#3a414a!important}',
    '.box{background:#262b31!important}',
    '.link{color:#9cc4ff!important}',
    '.quiet{border-color:#b4bcc6!important}',
    '}',
    '@media (max-width:430px){',
    '.action{display:block!important;margin:0 0 8px!important;text-align:center!important}',
    '}',
  ].join(''),
)

import { parseEmail } from '#domain/enquiry/parse-contact.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { cleanLine, shortenLine } from '../clean-text.ts'
import type { LeadNotice } from '../lead-notice.ts'
import {
  buildHeading,
  describeEarlier,
  describeKind,
  describeReceived,
  listCarFacts,
  listConsentFacts,
  listDetailFacts,
  listOriginFacts,
  listPersonFacts,
  type Fact,
} from '../notice-words.ts'
import { html, withLineBreaks, type Html } from './html.ts'
import { buildMailStyles, mailStyleSheet, type MailStyles } from './mail-styles.ts'

/**
 * The mail in the look of the site: tables and inline styles, as mail programs need them, at most 600 px wide, and dark
 * where the reader's program is dark. Nothing is fetched that is needed to read it.
 */
export function buildLeadHtml(notice: LeadNotice): string {
  const { look, name } = notice.site
  const styles = buildMailStyles(look)
  const preview = shortenLine(`${describeKind(notice)}. ${(notice.message ?? '').slice(0, 400)}`, 120)
  const foot = `${name}, lead ${notice.id}${notice.person.email === null ? '' : '. Your reply goes to the customer.'}`
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>${buildHeading(notice)}</title>
        <style>
          ${mailStyleSheet}
        </style>
      </head>
      <body class="page" style="${styles.page}">
        <div style="${styles.preview}">${preview}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}">
          <tr>
            <td align="center" style="${styles.margin}">
              <table
                role="presentation"
                class="card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="${styles.card}"
              >
                <tr>
                  <td class="${look.logo === null ? 'head' : 'logo'}" style="${styles.header}">
                    ${writeLogo(notice, styles)}
                  </td>
                </tr>
                <tr>
                  <td class="text" style="${styles.body}">${writeBody(notice, styles)}</td>
                </tr>
                <tr>
                  <td class="foot" style="${styles.foot}">
                    <span class="muted" style="${styles.footText}">${foot}</span>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}

function writeBody(notice: LeadNotice, styles: MailStyles): Html {
  const earlier = describeEarlier(notice)
  return html`<p class="muted" style="${styles.kind}">${describeKind(notice)}</p>
    <h1 class="text" style="${styles.heading}">${buildHeading(notice)}</h1>
    <p class="muted" style="${styles.received}">${describeReceived(notice)}</p>
    ${notice.site.demo ? html`<p style="${styles.note}">Demonstration: this dealer is fictional.</p>` : null}
    ${earlier === null ? null : html`<p style="${styles.note}">${earlier}</p>`} ${writeActions(notice, styles)}
    <div style="${styles.person}">${writeTable(listPersonFacts(notice), styles)}</div>
    ${writeMessage(notice, styles)} ${writeCar(notice, styles)}
    ${writeSection('More from the form', listDetailFacts(notice), styles)}
    ${writeSection('Consent', listConsentFacts(notice), styles)}
    ${writeSection('Where it came from', listOriginFacts(notice), styles)}`
}

function writeLogo({ site: { look, name } }: LeadNotice, styles: MailStyles): Html {
  return look.logo === null
    ? html`${name}`
    : html`<img src="${look.logo}" alt="${name}" height="36" style="${styles.logo}" />`
}

/** The two things that a salesperson does next; the one that the visitor asked for comes first. */
function writeActions({ person: { phone, email, prefers } }: LeadNotice, styles: MailStyles): Html | null {
  const call = phone === null ? null : { href: buildPhoneHref(phone), words: `Call ${formatPhone(phone)}` }
  const address = email === null ? null : parseEmail(email)
  const reply = address === null ? null : { href: `mailto:${encodeURIComponent(address)}`, words: 'Reply by email' }
  const actions = (prefers === 'email' ? [reply, call] : [call, reply]).filter((each) => each !== null)
  if (actions.length === 0) return null
  return html`<p style="${styles.actions}">
    ${actions.map(({ href, words }, index) =>
      index === 0
        ? html`<a href="${href}" class="action" style="${styles.mainAction}">${words}</a>`
        : html`<a href="${href}" class="action text quiet" style="${styles.otherAction}">${words}</a>`,
    )}
  </p>`
}

function writeMessage(notice: LeadNotice, styles: MailStyles): Html | null {
  const message = (notice.message ?? '').trim()
  if (message === '') return null
  return html`<h2 class="text" style="${styles.section}">Comments</h2>
    <p class="box text" style="${styles.message}">${withLineBreaks(message)}</p>`
}

function writeCar({ car }: LeadNotice, styles: MailStyles): Html | null {
  if (car === null) return null
  const link =
    car.url === null
      ? null
      : html`<p style="${styles.carLink}">
          <a class="link" href="${car.url}" style="${styles.link}">See this car on the site</a>
        </p>`
  return html`<h2 class="text" style="${styles.section}">${cleanLine(car.name)}</h2>
    ${writeTable(listCarFacts(car), styles)} ${link}`
}

function writeSection(heading: string, facts: readonly Fact[], styles: MailStyles): Html | null {
  if (facts.length === 0) return null
  return html`<h2 class="text" style="${styles.section}">${heading}</h2>
    ${writeTable(facts, styles)}`
}

function writeTable(facts: readonly Fact[], styles: MailStyles): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <th scope="row" class="muted rule" width="36%" style="${styles.label}">${label}</th>
        <td class="text rule" style="${styles.value}">${withLineBreaks(value.trim())}</td>
      </tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">
    ${rows}
  </table>`
}

import { createTransport } from 'nodemailer'
import type { Said } from './said.ts'

const WITHIN_MS = 15_000

interface Letter {
  readonly to: string
  /** The same however often it is sent. */
  readonly id: string
  readonly subject: string
  /** A paragraph each. */
  readonly text: readonly string[]
  /** An address that ends these letters when somebody posts to it; none in a letter that was asked for. */
  readonly unsubscribe?: string
}

/** Nothing is sent in vain: the server says what became of it. */
export type Posted = { readonly isTaken: true } | { readonly isTaken: false; readonly status: number | null }

export interface Mailer {
  send(letter: Letter): Promise<Posted>
  close(): void
}

/** Letters by the operator's mail server. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const limits = { connectionTimeout: WITHIN_MS, greetingTimeout: WITHIN_MS, socketTimeout: WITHIN_MS }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  })
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, id, subject, text, unsubscribe }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever is in it.
          to: { name: '', address: to },
          subject,
          text: text.join('\n\n'),
          html: text.map(paragraph).join('\n'),
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return { isTaken: true }
      } catch (error) {
        const { responseCode } = error as { responseCode?: number }
        return { isTaken: false, status: responseCode ?? null }
      }
    },
    close: () => transport.close(),
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A paragraph that is an address becomes a link. */
function paragraph(text: string): string {
  const plain = text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!)
  return /^https?:\S+$/.test(text) ? `<p><a href="${plain}">${plain}</a></p>` : `<p>${plain.replace(/\n/g, '<br>')}</p>`
}

/** A notice as a letter. */
export function letterOf(said: Said, to: string, last: { words: string; link: string; post: string }): Letter {
  return {
    to,
    id: said.id,
    subject: said.title,
    text: [said.body, said.link, last.words, last.link],
    unsubscribe: last.post,
  }
}

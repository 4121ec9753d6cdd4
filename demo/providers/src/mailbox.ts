import type { Mailer } from '@haberdash/commerce-api/providers/mail/provider.ts';
import type { Texter } from '@haberdash/commerce-api/providers/sms/provider.ts';
import { html } from '@haberdash/commerce-api/shared/html.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

const mailRow = v.object({
  id: v.string(),
  recipient: v.string(),
  subject: v.string(),
  language: v.string(),
  text: v.string(),
  html: v.string(),
  receivedAt: v.pipe(
    v.number(),
    v.transform((ms) => new Date(ms)),
  ),
});

export type ReceivedMail = v.InferOutput<typeof mailRow>;

/** A mail provider with a local mailbox. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(limit: number): ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
}

const MAIL = 'select id, recipient, subject, language, text, html, received_at as "receivedAt" from mail';

export function sandboxMailbox(books: Books, now: () => number): Mailbox {
  return {
    async send({ id, to, subject, language, text, html }) {
      books
        .prepare(
          `insert into mail (id, recipient, subject, language, text, html, received_at) values (?, ?, ?, ?, ?, ?, ?)
            on conflict (id) do nothing`,
        )
        .run(id, to, subject, language, text, html, now());
    },
    list: (limit) =>
      v.parse(v.array(mailRow), books.prepare(`${MAIL} order by received_at desc limit ?`).all(limit)),
    find(id) {
      const found = books.prepare(`${MAIL} where id = ?`).get(id);
      return found && v.parse(mailRow, found);
    },
  };
}

/** A text message provider with the same mailbox. */
export const sandboxTexter = (mailbox: Mailbox): Texter => ({
  send: (message) =>
    mailbox.send({
      ...message,
      subject: `Text message: ${message.text.slice(0, 40)}…`,
      html: html`<p style="font:15px/1.5 system-ui,sans-serif">${message.text}</p>`.text,
    }),
});

import type { FastifyInstance } from 'fastify';

import type { Mailbox } from './mailbox.ts';
import { mailboxPage, mailPage, missingPage } from './pages/operator-pages.ts';
import { sendPage } from './pages/send-page.ts';

const MAX_MAILS = 100;

/** The mailbox's pages; messages are shown without scripts. */
export function mailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mailbox', async (_request, reply) => sendPage(reply, mailboxPage(mailbox.list(MAX_MAILS))));
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return mail === undefined ? sendPage(reply.code(404), missingPage()) : sendPage(reply, mailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (mail === undefined) return sendPage(reply.code(404), missingPage());
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      )
      .send(mail.html);
  });
}

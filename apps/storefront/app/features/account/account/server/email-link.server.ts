import { ApiError } from '@haberdash/api-client';
import { data, redirectDocument } from 'react-router';
import { endSession, mailedCode, consumeCode, type MailedCodeKind } from '../../identity/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { rejected } from './account-form.server.ts';
import { linkEnded, linkErrors } from './link-errors.server.ts';

type EmailLinkAction = 'confirm' | 'undo';

const DAY_SECONDS = 24 * 60 * 60;
const CODES: Readonly<Record<EmailLinkAction, MailedCodeKind>> = {
  confirm: { name: 'email-code', shape: /^[A-Za-z0-9_-]{22}$/, seconds: 3 * DAY_SECONDS },
  undo: { name: 'email-undo-code', shape: /^[A-Za-z0-9_-]{22}$/, seconds: 7 * DAY_SECONDS },
};
const doneName = (action: EmailLinkAction): string => `email-${action}-done`;
/** Lets the page with the result be reloaded. */
const DONE_SECONDS = 10 * 60;

const SURFACE = 'account.email-link';

/** The page behind a mailed link. It asks for a press: programs that look into mails follow links, too. */
export const readEmailLink = (action: EmailLinkAction) => async (read: PrivateRead) => {
  const hasCode = mailedCode(read, CODES[action]) !== undefined;
  const email = hasCode ? undefined : read.session.value(doneName(action));
  const ended = hasCode || email !== undefined ? undefined : linkEnded(read.t, SURFACE);
  const title = read.t(action === 'confirm' ? 'account.emailConfirmTitle' : 'account.emailUndoTitle');
  return data(
    { head: pageHead(read, { title, noIndex: true }), email, ended },
    { status: ended === undefined ? 200 : 410 },
  );
};

/** Does what the link was mailed for; after an undo the service has ended every session. */
export const runEmailLink = (action: EmailLinkAction) => async (shopper: PrivateRead) => {
  const { t, api, session, pathname } = shopper;
  const code = session.value(CODES[action].name);
  if (code === undefined) return rejected([linkEnded(t, SURFACE)]);
  try {
    const { email } =
      action === 'confirm'
        ? await api.consumers.POST('/consumers-v3/email/confirm', { body: { code } })
        : await api.consumers.POST('/consumers-v3/email/undo', { body: { code } });
    const isOver = action === 'undo' && session.consumer() !== undefined;
    const headers = isOver ? await endSession(session) : {};
    session.setValue(CODES[action].name, code, CODES[action].seconds);
    consumeCode(session, CODES[action]);
    session.setValue(doneName(action), email, DONE_SECONDS);
    throw redirectDocument(pathname, { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ApiError && error.errorId === LINK_ENDED) {
      consumeCode(session, CODES[action]);
      // The result of an earlier link is not that of this one.
      session.setValue(doneName(action), undefined);
    }
    return rejected(linkErrors(t, SURFACE, error));
  }
};

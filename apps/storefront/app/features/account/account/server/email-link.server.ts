import { ApiError } from '@haberdash/api-client';
import { data, redirectDocument } from 'react-router';
import { endSession, mailedCode, consumeCode, type MailedCodeKind } from '../../identity/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { rejected } from './account-form.server.ts';
import { linkEnded, linkErrors } from './link-errors.server.ts';

type Deed = 'confirm' | 'undo';

const DAY_SECONDS = 24 * 60 * 60;
const CODES: Readonly<Record<Deed, MailedCodeKind>> = {
  confirm: { name: 'email-code', shape: /^[A-Za-z0-9_-]{22}$/, seconds: 3 * DAY_SECONDS },
  undo: { name: 'email-undo-code', shape: /^[A-Za-z0-9_-]{22}$/, seconds: 7 * DAY_SECONDS },
};
const doneName = (deed: Deed): string => `email-${deed}-done`;
/** Lets the page with the result be reloaded. */
const DONE_SECONDS = 10 * 60;

const SURFACE = 'account.email-link';

/** The page behind a mailed link. It asks for a press: programs that look into mails follow links, too. */
export const readEmailLink = (deed: Deed) => async (read: PrivateRead) => {
  const hasCode = mailedCode(read, CODES[deed]) !== undefined;
  const email = hasCode ? undefined : read.session.value(doneName(deed));
  const ended = hasCode || email !== undefined ? undefined : linkEnded(read.t, SURFACE);
  const title = read.t(deed === 'confirm' ? 'account.emailConfirmTitle' : 'account.emailUndoTitle');
  return data(
    { head: pageHead(read, { title, noIndex: true }), email, ended },
    { status: ended === undefined ? 200 : 410 },
  );
};

/** Does what the link was mailed for; after an undo the service has ended every session. */
export const runEmailLink = (deed: Deed) => async (shopper: PrivateRead) => {
  const { t, api, session, pathname } = shopper;
  const code = session.value(CODES[deed].name);
  if (code === undefined) return rejected([linkEnded(t, SURFACE)]);
  try {
    const { email } =
      deed === 'confirm'
        ? await api.consumers.POST('/consumers-v3/email/confirm', { body: { code } })
        : await api.consumers.POST('/consumers-v3/email/undo', { body: { code } });
    const isOver = deed === 'undo' && session.consumer() !== undefined;
    const headers = isOver ? await endSession(session) : {};
    session.setValue(CODES[deed].name, code, CODES[deed].seconds);
    consumeCode(session, CODES[deed]);
    session.setValue(doneName(deed), email, DONE_SECONDS);
    throw redirectDocument(pathname, { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ApiError && error.errorId === LINK_ENDED) {
      consumeCode(session, CODES[deed]);
      // The result of an earlier link is not that of this one.
      session.setValue(doneName(deed), undefined);
    }
    return rejected(linkErrors(t, SURFACE, error));
  }
};

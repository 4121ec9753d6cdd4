import { ApiError } from '@haberdash/api-client';
import { data, redirect, redirectDocument } from 'react-router';
import { endSession, mailedCode, consumeCode, type MailedCodeKind } from '../../identity/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { accountErrors, callErrors, rejected } from './account-form.server.ts';
import { linkEnded } from './link-errors.server.ts';
import { asConsumer } from './signed-in.server.ts';

const CODE: MailedCodeKind = {
  name: 'deletion-code',
  shape: /^[A-Za-z0-9_-]{22}$/,
  seconds: 60 * 60,
};
/** Lets the page with the result be reloaded. */
const DELETED = 'account-deleted';
const DELETED_SECONDS = 10 * 60;

/** The page that says what a deletion means; nothing is deleted from here. */
export async function readDeletion(read: PrivateRead) {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  return {
    head: pageHead(read, { title: read.t('account.deleteTitle'), noIndex: true }),
    email: consumerProfile.consumerDetails.email,
    isSent: read.url.searchParams.has('sent'),
  };
}

/** Has the link mailed by which the account is deleted. */
export async function runDeletion(shopper: PrivateRead) {
  try {
    await shopper.api.consumers.POST('/consumers-v3/consumer/deletion');
  } catch (error) {
    return rejected(accountErrors(shopper, 'account.privacy', error));
  }
  throw redirect(`/${shopper.site.locale}/account/delete?sent`, 303);
}

/** The page behind the mailed link. It asks for a press: programs that look into mails follow links, too. */
export async function readDeletionConfirmation(read: PrivateRead) {
  const hasCode = mailedCode(read, CODE) !== undefined;
  const isDeleted = !hasCode && read.session.value(DELETED) !== undefined;
  const ended = hasCode || isDeleted ? undefined : linkEnded(read.t, 'account.deletion');
  const title = read.t(isDeleted ? 'deletion.doneTitle' : 'deletion.confirmTitle');
  return data(
    { head: pageHead(read, { title, noIndex: true }), isDeleted, ended },
    { status: ended === undefined ? 200 : 410 },
  );
}

/** Deletes the account of the mailed code, and signs out here; a guest's cart stays. */
export async function runDeletionConfirmation(shopper: PrivateRead) {
  const { t, api, session, pathname } = shopper;
  const code = session.value(CODE.name);
  if (code === undefined) return rejected([linkEnded(t, 'account.deletion')]);
  try {
    await api.consumers.POST('/consumers-v3/deletion/confirm', { body: { code } });
  } catch (error) {
    if (error instanceof ApiError && error.errorId === LINK_ENDED) {
      consumeCode(session, CODE);
      // The result of an earlier link is not that of this one.
      session.setValue(DELETED, undefined);
    }
    return rejected(callErrors(t, 'account.deletion', error));
  }
  const headers = session.consumer() === undefined ? {} : await endSession(session);
  session.setValue(CODE.name, code, CODE.seconds);
  consumeCode(session, CODE);
  session.setValue(DELETED, 'yes', DELETED_SECONDS);
  throw redirectDocument(pathname, { status: 303, headers });
}

import type { Route } from './+types/account-email-undo';
import { EmailLinkPage } from '../components/EmailLinkPage.tsx';
import { readEmailLink, runEmailLink } from '../server/email-link.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readEmailLink('undo'));
export const action = shopperAction(runEmailLink('undo'));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function UndoEmail({ loaderData: { email, ended }, actionData }: Route.ComponentProps) {
  return <EmailLinkPage deed="undo" email={email} ended={ended} result={actionData} />;
}

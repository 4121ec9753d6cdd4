import type { Route } from './+types/account-email-confirm';
import { EmailLinkPage } from '../components/EmailLinkPage.tsx';
import { readEmailLink, runEmailLink } from '../server/email-link.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readEmailLink('confirm'));
export const action = shopperAction(runEmailLink('confirm'));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ConfirmEmail({ loaderData: { email, ended }, actionData }: Route.ComponentProps) {
  return <EmailLinkPage deed="confirm" email={email} ended={ended} result={actionData} />;
}

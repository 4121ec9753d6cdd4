import type { Route } from './+types/reset-password';
import { ResetPasswordPage } from '../components/ResetPasswordPage.tsx';
import { readResetPassword, runResetPassword } from '../server/passwords.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readResetPassword);
export const action = shopperAction(runResetPassword);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage hasCode={loaderData.hasCode} captcha={loaderData.captcha} result={actionData} />;
}

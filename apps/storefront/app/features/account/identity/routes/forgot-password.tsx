import type { Route } from './+types/forgot-password';
import { ForgotPasswordPage } from '../components/ForgotPasswordPage.tsx';
import { readForgotPassword, runForgotPassword } from '../server/passwords.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readForgotPassword);
export const action = shopperAction(runForgotPassword);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage page={loaderData} result={actionData} />;
}

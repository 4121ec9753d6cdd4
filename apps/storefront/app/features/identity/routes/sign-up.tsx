import type { Route } from './+types/sign-up';
import { SignUpPage } from '../components/SignUpPage.tsx';
import { readSignUp, runSignUp } from '../server/sign-up.server.ts';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';

/** A new account. */
export const loader = privateLoader(readSignUp);
export const action = shopperAction(runSignUp);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpPage page={loaderData} answer={actionData} />;
}

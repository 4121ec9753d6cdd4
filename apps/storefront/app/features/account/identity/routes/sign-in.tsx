import type { Route } from './+types/sign-in';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { SignInPage } from '../components/SignInPage.tsx';
import { readSignIn, runSignIn } from '../server/sign-in.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const [page, around] = await Promise.all([readSignIn(read), readBlocksAround(read, 'sign-in-modal')]);
  return { ...page, around };
});
export const action = shopperAction(runSignIn);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData !== undefined && 'formErrors' in actionData ? actionData : undefined;
  return <SignInPage page={loaderData} result={result} below={<BlocksAround blocks={loaderData.around} />} />;
}

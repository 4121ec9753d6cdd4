import type { Route } from './+types/sign-up';
import { BlocksAround } from '../../../content/index.ts';
import { readBlocksAround } from '../../../content/index.server.ts';
import { isInDialog } from '../../../../frame/page-dialog/dialog-request.ts';
import { SignUpPage } from '../components/SignUpPage.tsx';
import { readSignUp, runSignUp } from '../server/sign-up.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(async (read) => {
  const place = isInDialog(read.request) ? 'sign-up-modal' : 'sign-up';
  const [page, around] = await Promise.all([readSignUp(read), readBlocksAround(read, place)]);
  return { ...page, around };
});
export const action = shopperAction(runSignUp);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignUpPage page={loaderData} result={actionData} below={<BlocksAround blocks={loaderData.around} />} />
  );
}

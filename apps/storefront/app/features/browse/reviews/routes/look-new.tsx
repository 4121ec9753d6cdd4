import type { Route } from './+types/look-new';
import { ShareLookPage } from '../components/ShareLookPage.tsx';
import { readNewLook, runNewLook } from '../server/share-look.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readNewLook);
export const action = shopperAction(runNewLook);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function LookNew({ loaderData, actionData }: Route.ComponentProps) {
  return <ShareLookPage data={loaderData} result={actionData} />;
}

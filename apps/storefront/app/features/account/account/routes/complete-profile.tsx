import type { Route } from './+types/complete-profile';
import { CompleteProfile as Steps } from '../components/CompleteProfile.tsx';
import { readCompleteProfile, runCompleteProfile } from '../server/complete-profile.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readCompleteProfile);
export const action = shopperAction(runCompleteProfile);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function CompleteProfile({ loaderData, actionData }: Route.ComponentProps) {
  return <Steps page={loaderData} result={actionData} />;
}

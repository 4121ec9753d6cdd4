import type { Route } from './+types/look-up';
import { LookupPage } from '../components/LookupPage.tsx';
import { readLookup, runLookup } from '../server/lookup.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readLookup);
export const action = shopperAction(runLookup);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function LookUp({ loaderData, actionData }: Route.ComponentProps) {
  return <LookupPage page={loaderData} result={actionData} />;
}

import type { Route } from './+types/looks';
import { LooksPage } from '../components/LooksPage.tsx';
import { readLooks, runLooks } from '../server/looks.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** Pictures that shoppers share, with the products on them. */
export const loader = privateLoader(readLooks);
export const action = shopperAction(runLooks);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Looks({ loaderData, actionData }: Route.ComponentProps) {
  return <LooksPage data={loaderData} result={actionData} />;
}

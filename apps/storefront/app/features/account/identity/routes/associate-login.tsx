import type { Route } from './+types/associate-login';
import { AssociatePage } from '../components/AssociatePage.tsx';
import { readAssociate, runAssociate } from '../server/associate.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** The sign-in of a store, and where its people come back to after signing out (spec 1 §2). */
export const loader = privateLoader(readAssociate);
export const action = shopperAction(runAssociate);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function AssociateLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <AssociatePage page={loaderData} result={actionData} />;
}

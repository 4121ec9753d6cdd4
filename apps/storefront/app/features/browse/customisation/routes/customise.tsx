import type { Route } from './+types/customise';
import { CustomisePage } from '../components/CustomisePage.tsx';
import { readCustomise, runCustomise } from '../server/customise.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readCustomise);
export const action = shopperAction(runCustomise);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Customise({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomisePage page={loaderData} result={actionData} />;
}

import type { Route } from './+types/employee-terms';
import { EmployeeTermsPage } from '../components/EmployeeTermsPage.tsx';
import { readEmployeeTerms, runEmployeeTerms } from '../server/employee-terms.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readEmployeeTerms);
export const action = shopperAction(runEmployeeTerms);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function EmployeeTerms({ loaderData, actionData }: Route.ComponentProps) {
  return <EmployeeTermsPage page={loaderData} result={actionData} />;
}

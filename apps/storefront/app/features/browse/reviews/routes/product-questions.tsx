import type { Route } from './+types/product-questions';
import { QuestionsPage } from '../components/QuestionsPage.tsx';
import { readQuestions, runQuestions } from '../server/questions.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readQuestions);
export const action = shopperAction(runQuestions);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ProductQuestions({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage data={loaderData} result={actionData} />;
}

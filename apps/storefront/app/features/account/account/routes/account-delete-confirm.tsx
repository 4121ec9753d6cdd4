import type { Route } from './+types/account-delete-confirm';
import { DeletionConfirmation } from '../components/DeletionConfirmation.tsx';
import { readDeletionConfirmation, runDeletionConfirmation } from '../server/deletion.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readDeletionConfirmation);
export const action = shopperAction(runDeletionConfirmation);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ConfirmDeletion({
  loaderData: { isDeleted, ended },
  actionData,
}: Route.ComponentProps) {
  return <DeletionConfirmation isDeleted={isDeleted} ended={ended} result={actionData} />;
}

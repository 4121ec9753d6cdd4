import type { Route } from './+types/account-address';
import { AddressPage, UnreadAddress } from '../components/AddressPage.tsx';
import { readAddressPage, runAddress } from '../server/address.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readAddressPage);
export const action = shopperAction(runAddress);
export { revalidatesAfterConflict as shouldRevalidate } from '../../../../shared/reads/after-conflict.ts';
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const { version, owner } = loaderData;
  return <AddressPage book={loaderData} {...{ version, owner }} result={actionData} isNew={false} />;
}

export function ErrorBoundary() {
  return <UnreadAddress isNew={false} />;
}

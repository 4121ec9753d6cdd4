import type { Route } from './+types/account-address-new';
import { AddressPage, UnreadAddress } from '../components/AddressPage.tsx';
import { readNewAddress, runNewAddress } from '../server/address.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

export const loader = privateLoader(readNewAddress);
export const action = shopperAction(runNewAddress);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage book={loaderData} owner={loaderData.owner} result={actionData} isNew />;
}

export function ErrorBoundary() {
  return <UnreadAddress isNew />;
}

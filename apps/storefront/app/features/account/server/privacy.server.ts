import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { asConsumer } from './signed-in.server.ts';

/** What the shop keeps of somebody, and where each of it can be changed. */
export async function readPrivacy(read: PrivateRead) {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  return {
    head: pageHead(read, { title: read.t('account.privacy'), noIndex: true }),
    email: consumerProfile.consumerDetails.email,
  };
}

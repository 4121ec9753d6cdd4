import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedByAddress } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { personFile, withoutFile } from './person-file.server.ts';
import { asConsumer } from './signed-in.server.ts';

export async function readPrivacy(read: PrivateRead) {
  const { consumerProfile } = await asConsumer(read, () => read.api.consumers.GET('/consumers-v3/consumer'));
  return {
    head: pageHead(read, { title: read.t('overview.privacy'), noIndex: true }),
    email: consumerProfile.consumerDetails.email,
    rejected: rejectedByAddress(read.t, 'account.privacy', read.url.searchParams),
  };
}

const privacyPage = ({ site }: PrivateRead): string => `/${site.locale}/account/privacy`;

/** Everything that the shop stores about a customer as JSON; a form, so that no other site can start the download. */
export async function runData(shopper: PrivateRead): Promise<Response> {
  const page = privacyPage(shopper);
  try {
    const stored = await asConsumer(shopper, () => shopper.api.consumers.GET('/consumers-v3/consumer/data'));
    return personFile(JSON.stringify(stored, undefined, 2), {
      name: `my-data-${stored.generatedAt.slice(0, 10)}.json`,
      type: 'application/json; charset=utf-8',
    });
  } catch (error) {
    throw withoutFile(error, page);
  }
}

/** The address of the file leads to the page that offers it. */
export async function readData(read: PrivateRead): Promise<never> {
  throw redirect(privacyPage(read), 303);
}

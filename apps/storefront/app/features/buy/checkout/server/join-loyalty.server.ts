import { missingFields } from '@haberdash/account';
import { NO_ANSWER, errorsOf } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { stepPath } from './checkout-cart.server.ts';

/** What a signed-in customer without membership is offered before ordering. */
export interface LoyaltyOffer {
  /** The profile lacks something that membership needs: the way over the page that asks for it, and back. */
  readonly completeHref: string | undefined;
}

/** Membership before the order, because points are promised when it is placed; left out where it is unknown. */
export async function readLoyaltyOffer(read: PrivateRead): Promise<LoyaltyOffer | undefined> {
  const { api, session, site } = read;
  if (session.consumer() === undefined) return undefined;
  const result = await optional(read, 'membership', (call) =>
    api.consumers.GET('/consumers-v3/consumer', call),
  );
  if (result === undefined || result.consumerProfile.isLoyaltyMember) return undefined;
  const isComplete = missingFields(result.consumerProfile.consumerDetails).length === 0;
  const query = new URLSearchParams({ redirect: stepPath(site.locale, 'summary') });
  return { completeHref: isComplete ? undefined : `/${site.locale}/complete-profile?${query}` };
}

/** What the form that joins is answered with where it did not. */
export interface JoinResult {
  readonly joining: { readonly text: string };
}

const notJoined = (text: string, status: number) => data<JoinResult>({ joining: { text } }, { status });

/** Joins the programme; its terms have to be agreed to. The order itself is untouched, whatever becomes of it. */
export async function joinLoyalty({ api, t, site }: PrivateRead, values: Readonly<Record<string, string>>) {
  if (values['loyaltyTerms'] !== 'on') return notJoined(t('account.error-checkbox'), 400);
  try {
    await api.consumers.PUT('/consumers-v3/consumer', {
      body: { consumerProfile: { enrollments: [{ type: 'LOYALTY', termsAccepted: true }] } },
    });
  } catch (error) {
    const code = isFailedRead(error) ? NO_ANSWER : errorsOf(error)?.[0]?.code;
    if (code === undefined) throw error;
    const { text } = toFormError(t, 'account.profile', { code }, { place: 'banner' });
    return notJoined(text, rejectedStatus(code));
  }
  throw redirect(`${stepPath(site.locale, 'summary')}?joined`, 303);
}

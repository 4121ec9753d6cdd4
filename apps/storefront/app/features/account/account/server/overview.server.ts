import type { ConsumerDetails } from '@haberdash/api-client/consumers';
import { addressLines } from '../../../buy/checkout/index.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { asConsumer } from './signed-in.server.ts';

/** What a shopper may spend in a year at a discount, and how much of it is gone. */
export interface CreditView {
  readonly kind: 'athlete' | 'prosumer' | 'employee';
  readonly spent: number;
  readonly limit: number;
  readonly currency: string;
  readonly termsHref?: string;
}

const termsPath = (locale: string): string =>
  `/${locale}/employee-terms?${new URLSearchParams({ redirect: `/${locale}/account` })}`;

function creditsOf(
  { athlete, prosumer, employee }: ConsumerDetails,
  { currency: siteCurrency, locale }: PrivateRead['site'],
): readonly CreditView[] {
  const credits = { athlete, prosumer } as const;
  const view = (kind: CreditView['kind'], spent: number, limit: number, currency = siteCurrency) => ({
    kind,
    spent,
    limit,
    currency,
  });
  return [
    ...(employee === undefined
      ? []
      : [
          {
            ...view('employee', employee.currentSpend, employee.annualCap, employee.currency),
            ...(employee.isEmployeeDiscountTCAccepted ? {} : { termsHref: termsPath(locale) }),
          },
        ]),
    ...(['athlete', 'prosumer'] as const).flatMap((kind) => {
      const credit = credits[kind];
      return credit === undefined
        ? []
        : [view(kind, credit.currentSpend, credit.annualCredit, credit.currency)];
    }),
  ];
}

/** The entry of the account: who it is, what there is to spend, and the latest order. */
export async function readOverview(read: PrivateRead) {
  const { api, t, site } = read;
  const profile = asConsumer(read, () =>
    api.consumers.GET('/consumers-v3/consumer', { params: { query: { includeLoyaltySummary: true } } }),
  );
  const { consumerProfile } = await profile;
  const history = await optional(read, 'latest-order', (call) =>
    api.consumers.POST('/consumers-v3/consumer/purchasehistory', { body: { start: 0, count: 1 }, ...call }),
  );
  const { consumerDetails, isLoyaltyMember, loyaltySummary } = consumerProfile;
  const points = loyaltySummary?.points;
  const [latest] = history?.purchases ?? [];
  const main = consumerDetails.address.find((each) => each.main && each.approachType === 'S');
  return {
    head: pageHead(read, { title: t('overview.overview'), noIndex: true }),
    firstName: consumerDetails.firstName ?? '',
    name: [consumerDetails.firstName, consumerDetails.lastName].filter(Boolean).join(' '),
    email: consumerDetails.email,
    isVerified: consumerDetails.isEmailVerified ?? true,
    pendingEmail: consumerDetails.pendingEmail?.email,
    address: main === undefined ? undefined : addressLines(main),
    points: isLoyaltyMember && points !== undefined ? points : undefined,
    credits: creditsOf(consumerDetails, site),
    latest,
    hasNoOrder: history !== undefined && history.total === 0,
  };
}

import type { ConsumerDetails } from '@haberdash/api-client/consumers';
import { spendBanner, type SpendBanner } from '@haberdash/promotions';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

export interface SpendView extends SpendBanner {
  readonly currency: string;
}

/** The spend by role; a prosumer has IPA, WRANX or both. */
function spendOf({ athlete, employee, prosumer, identity }: ConsumerDetails) {
  const isOf = (type: 'IPA' | 'WRANX') =>
    identity.some((each) => each.type === type) ? prosumer : undefined;
  return {
    employee,
    employeeTermsAccepted: employee?.isEmployeeDiscountTCAccepted,
    athlete,
    ipa: isOf('IPA'),
    wranx: isOf('WRANX'),
  };
}

/** The banner of an account with a yearly discount limit; optional for the cart page (spec 2 §5). */
export async function readSpend(shopper: PrivateRead): Promise<SpendView | undefined> {
  const { api, session, site } = shopper;
  if (session.consumer() === undefined) return undefined;
  const profile = await optional(shopper, 'spend', (call) =>
    api.consumers.GET('/consumers-v3/consumer', call),
  );
  if (profile === undefined) return undefined;
  const { consumerDetails } = profile.consumerProfile;
  const banner = spendBanner(spendOf(consumerDetails));
  if (banner === undefined) return undefined;
  const { athlete, employee, prosumer } = consumerDetails;
  const source = { employee, athlete, ipa: prosumer, wranx: prosumer }[banner.kind];
  return { ...banner, currency: source?.currency ?? site.currency };
}

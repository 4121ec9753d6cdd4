import type { LoyaltyVouchers, WelcomePromo } from '@haberdash/api-client/consumers';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import { config } from '../../../../shared/config/config.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { accountErrors, invalid, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asConsumer } from './signed-in.server.ts';

function memberView(
  { site }: PrivateRead,
  { currentLoyaltyPoints, pendingPoints = 0, minimumPoints, currency, tier, ...rest }: LoyaltyVouchers,
  welcome: WelcomePromo | undefined,
) {
  const { applicableLoyaltyVouchers, referralCode } = rest;
  return {
    points: currentLoyaltyPoints,
    pending: pendingPoints,
    least: minimumPoints,
    tier,
    currency,
    vouchers: applicableLoyaltyVouchers.map(({ points, amountInCurrency: amount, available, eligible }) => ({
      points,
      amount,
      isUsable: available && eligible,
      missing: Math.max(0, points - currentLoyaltyPoints),
    })),
    /** Points are money of another currency than this site's: no voucher counts here. */
    isElsewhere:
      applicableLoyaltyVouchers.length > 0 && applicableLoyaltyVouchers.every((each) => !each.available),
    /** Shown while it can be used. */
    welcome: welcome === undefined || welcome.redeemed || welcome.eligible === false ? undefined : welcome,
    invitation:
      referralCode === undefined
        ? undefined
        : {
            code: referralCode,
            url: `${config().publicOrigin}/${site.locale}/sign-up?${new URLSearchParams({ referral_code: referralCode })}`,
          },
  };
}

/** Points, tier, vouchers and invitations of a member; for others, what membership is good for. */
export async function readLoyalty(read: PrivateRead) {
  const { api, t, site } = read;
  const { consumerProfile } = await asConsumer(read, () => api.consumers.GET('/consumers-v3/consumer'));
  const page = {
    head: pageHead(read, { title: t('overview.loyalty'), noIndex: true }),
    done: consumeAccountFlash(read),
    join: `/${site.locale}/complete-profile?${new URLSearchParams({ redirect: `/${site.locale}/account/loyalty` })}`,
  };
  if (!consumerProfile.isLoyaltyMember) return { ...page, member: undefined };
  const [vouchers, welcome] = await asConsumer(read, () =>
    Promise.all([
      api.consumers.GET('/consumers-v3/consumer/loyalty/vouchers'),
      optional(read, 'welcome-promotion', (call) =>
        api.consumers.GET('/consumers-v3/consumer/loyalty/promo/welcome', call),
      ),
    ]),
  );
  return { ...page, member: memberView(read, vouchers, welcome) };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const CODE = /^[\w-]{4,40}$/;

/** Notes who invited a new member, by the code that the friend has given. */
export async function runLoyalty(shopper: Shopper) {
  const values = textValues(await shopper.form());
  const referralCode = (values['referralCode'] ?? '').trim();
  const typed = { referralCode: referralCode.slice(0, 40) };
  if (!CODE.test(referralCode)) {
    const at = { place: 'field', field: 'referralCode' } as const;
    return invalid([toFormError(shopper.t, 'account.loyalty', { code: 'CODE_INVALID' }, at)], typed);
  }
  try {
    await asConsumer(shopper, async () => {
      // The session of the shop is the one that the programme's token is for.
      const usid = shopper.session.tokens.usid() ?? '';
      await shopper.api.consumers.POST('/consumers-v3/consumer/loyalty/token', {
        body: { usid, referralCode },
      });
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const formErrors = accountErrors(shopper, 'account.loyalty', error);
    // An unknown or ineligible code is an error of what was typed.
    return rejected(
      formErrors.map((each) =>
        each.code === '4044' || each.code === 'API400'
          ? { ...each, place: 'field', field: 'referralCode' }
          : each,
      ),
      typed,
    );
  }
  throw redirectWithAccountFlash(shopper, 'account/loyalty', 'invitation');
}

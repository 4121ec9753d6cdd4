import { normalizeCode } from '@haberdash/validation';
import { ApiError } from '@haberdash/api-client';
import type {
  NewSavedInstrument,
  SavedCard,
  SavedGiftCard,
  SavedPaymentInstrument,
  SavedReward,
} from '@haberdash/api-client/consumers';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { AccountFlash } from '../model/flash-text.ts';
import { accountErrors, invalid, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { saveErrors } from './save-payment.server.ts';
import { asConsumer } from './signed-in.server.ts';

const isCard = (each: SavedPaymentInstrument): each is SavedCard => each.payment_method_id === 'CREDIT_CARD';
const isGiftCard = (each: SavedPaymentInstrument): each is SavedGiftCard =>
  each.payment_method_id === 'GIFT_CARD';
const isReward = (each: SavedPaymentInstrument): each is SavedReward => !isCard(each) && !isGiftCard(each);

/** Saved cards, gift cards and rewards; the address names the one that is about to be removed. */
export async function readPayment(read: PrivateRead) {
  const { api, t, url } = read;
  const [{ paymentInstruments: all }, { consumerProfile }] = await asConsumer(read, () =>
    Promise.all([
      api.consumers.GET('/consumers-v3/consumer/payment_instruments'),
      api.consumers.GET('/consumers-v3/consumer', { params: { query: { includeLoyaltySummary: true } } }),
    ]),
  );
  const named = (parameter: string) =>
    all.find(({ paymentInstrumentId }) => paymentInstrumentId === url.searchParams.get(parameter));
  const thisYear = new Date().getFullYear();
  return {
    head: pageHead(read, { title: t('overview.payment'), noIndex: true }),
    cards: all.filter(isCard),
    giftCards: all.filter(isGiftCard),
    rewards: all.filter(isReward),
    points: consumerProfile.isLoyaltyMember ? consumerProfile.loyaltySummary?.points.balance : undefined,
    removing: named('remove')?.paymentInstrumentId,
    renewing: named('expiry')?.paymentInstrumentId,
    years: Array.from({ length: YEARS_OF_CARDS }, (_, index) => thisYear + index),
    done: consumeAccountFlash(read),
  };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Values = Readonly<Record<string, string>>;

/** So far ahead cards are issued at the most. */
const YEARS_OF_CARDS = 15;

const ID = /^[A-Za-z0-9-]{1,60}$/;

function idOf({ correlationId }: Shopper, { id = '' }: Values): string {
  if (!ID.test(id)) throw fault('bad-address', correlationId);
  return id;
}

async function remove(shopper: Shopper, values: Values): Promise<void> {
  const paymentInstrumentId = idOf(shopper, values);
  try {
    await shopper.api.consumers.DELETE('/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', {
      params: { path: { paymentInstrumentId } },
    });
  } catch (error) {
    // Another tab was quicker: it is gone, as requested.
    if (!(error instanceof ApiError && error.errorId === 'PYT404')) throw error;
  }
}

async function makeMain(shopper: Shopper, values: Values): Promise<void> {
  await shopper.api.consumers.PATCH('/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', {
    params: { path: { paymentInstrumentId: idOf(shopper, values) } },
    body: { main: true },
  });
}

async function renew(
  shopper: Shopper,
  { expirationMonth = '', expirationYear = '', ...values }: Values,
): Promise<void> {
  if (!/^(?:[1-9]|1[0-2])$/.test(expirationMonth) || !/^2[0-9]{3}$/.test(expirationYear))
    throw fault('bad-address', shopper.correlationId);
  await shopper.api.consumers.PATCH('/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', {
    params: { path: { paymentInstrumentId: idOf(shopper, values) } },
    body: { expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) },
  });
}

const save = ({ api }: Shopper, body: NewSavedInstrument) =>
  api.consumers.POST('/consumers-v3/consumer/payment_instruments', { body });

const FORMS: Readonly<
  Record<
    string,
    { readonly done: AccountFlash; readonly run: (shopper: Shopper, values: Values) => Promise<unknown> }
  >
> = {
  remove: { done: 'payment-removed', run: remove },
  main: { done: 'card-main', run: makeMain },
  expiry: { done: 'card-expiry', run: renew },
  'gift-card': {
    done: 'gift-card',
    run: (shopper, { code = '', pin = '' }) =>
      save(shopper, {
        payment_method_id: 'GIFT_CARD',
        code: normalizeCode(code).slice(0, 40),
        ...(pin === '' ? {} : { pin: pin.trim().slice(0, 12) }),
      }),
  },
  reward: {
    done: 'reward',
    run: (shopper, { points = '', kind }) =>
      save(shopper, {
        payment_method_id: kind === 'REWARD_CARD' ? kind : 'REWARD_CODE',
        points: Number(points),
      }),
  },
};

/** Removes what is saved, makes a card the main one, gives it another expiry date, or saves a gift card or a reward. */
export async function runPayment(shopper: Shopper) {
  const { intent = '', ...values } = textValues(await shopper.form());
  const form = Object.hasOwn(FORMS, intent) ? FORMS[intent] : undefined;
  if (form === undefined) throw fault('bad-address', shopper.correlationId);
  const { code = '', points = '', kind = '', expirationMonth = '', expirationYear = '' } = values;
  const typed = intent === 'expiry' ? { expirationMonth, expirationYear } : { code, points, kind };
  if (intent === 'reward' && !/^[1-9]\d{0,5}$/.test(points)) {
    const at = { place: 'field', field: 'points' } as const;
    return invalid([toFormError(shopper.t, 'account.payment', { code: 'POINTS_INVALID' }, at)], typed);
  }
  try {
    await form.run(shopper, values);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const formErrors =
      intent === 'gift-card'
        ? saveErrors(shopper, 'account.payment.gift-card', error)
        : accountErrors(shopper, 'account.payment', error);
    return rejected(
      formErrors.map((each) => (each.field === 'giftCard' ? { ...each, field: 'code' } : each)),
      typed,
    );
  }
  throw redirectWithAccountFlash(shopper, 'account/payment', form.done);
}

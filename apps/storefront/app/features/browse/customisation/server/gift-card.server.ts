import { email as emailRule, isBlank } from '@haberdash/validation';
import { redirect } from 'react-router';
import { addItem, cartOf } from '../../../buy/cart/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { GIFT_CARD_AMOUNTS, GIFT_WORDS_LENGTH } from '../model/custom-product.ts';
import {
  rejectedResult,
  rejectedCallResult,
  readCustomProduct,
  rejectedField,
  toCustomProduct,
  type CustomisationShopper,
} from './custom-product.server.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 365;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The page on which a gift card gets its worth and its recipient. */
export async function readGiftCard(read: PrivateRead) {
  const details = await readCustomProduct(read, ({ isDigitalProduct }) => isDigitalProduct === true);
  const { least = 1, most = 10_000 } = details.giftCardWorth ?? {};
  const product = toCustomProduct(read, details);
  return {
    head: pageHead(read, { title: read.t('customisation.giftTitle'), noIndex: true }),
    product,
    least,
    most,
    amounts: GIFT_CARD_AMOUNTS.filter((amount) => amount >= least && amount <= most),
    firstDay: dayOf(Date.now()),
    lastDay: dayOf(Date.now() + MOST_DAYS * DAY_MS),
  };
}

function worthOf({ amount = '', other = '' }: Readonly<Record<string, string>>): number | undefined {
  const text = (amount === 'other' ? other : amount).trim().replace(',', '.');
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

function check(
  shopper: PrivateRead,
  values: Readonly<Record<string, string>>,
  { least, most }: { readonly least: number; readonly most: number },
): readonly FormError[] {
  const { to = '', email = '', message = '', sendOn = '' } = values;
  const worth = worthOf(values);
  const at = values['amount'] === 'other' ? 'other' : 'amount';
  return [
    ...(worth === undefined || worth < least || worth > most
      ? [rejectedField(shopper, 'AMOUNT_INVALID', at)]
      : []),
    ...(isBlank(to) ? [rejectedField(shopper, 'FIELD_MISSING', 'to')] : []),
    ...(isBlank(email)
      ? [rejectedField(shopper, 'FIELD_MISSING', 'email')]
      : emailRule.test(email.trim())
        ? []
        : [rejectedField(shopper, 'EMAIL_INVALID', 'email')]),
    ...(message.length > GIFT_WORDS_LENGTH ? [rejectedField(shopper, 'TOO_LONG', 'message')] : []),
    ...(sendOn !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(sendOn)
      ? [rejectedField(shopper, 'DATE_INVALID', 'sendOn')]
      : []),
  ];
}

const INPUTS = {
  customAmount: { field: 'amount', code: 'AMOUNT_INVALID' },
  'giftOption.to': { field: 'to', code: 'FIELD_MISSING' },
  'giftOption.email': { field: 'email', code: 'EMAIL_INVALID' },
  'giftOption.message': { field: 'message', code: 'TOO_LONG' },
  'giftOption.sendOn': { field: 'sendOn', code: 'DATE_INVALID' },
} as const;

/** Puts a gift card into the bag. */
export async function runGiftCard(shopper: CustomisationShopper) {
  const values = textValues(await shopper.form());
  const details = await readCustomProduct(shopper, ({ isDigitalProduct }) => isDigitalProduct === true);
  const { least = 1, most = 10_000 } = details.giftCardWorth ?? {};
  const formErrors = check(shopper, values, { least, most });
  const customAmount = worthOf(values);
  if (customAmount === undefined || formErrors.length > 0) return rejectedResult(formErrors, values);
  const { to = '', email = '', message = '', sendOn = '' } = values;
  const { variantId } = toCustomProduct(shopper, details);
  try {
    const call = await addItem(
      shopper,
      {
        productId: variantId,
        qty: 1,
        customAmount,
        giftOption: {
          to: to.trim().slice(0, 60),
          email: email.trim(),
          ...(isBlank(message) ? {} : { message: message.trim() }),
          ...(sendOn === '' ? {} : { sendOn }),
        },
      },
      { isShownByBag: true },
    );
    cartOf(call);
  } catch (error) {
    return rejectedCallResult(shopper, error, values, INPUTS);
  }
  throw redirect(`/${shopper.site.locale}/cart?done=add&product=${variantId}`, 303);
}

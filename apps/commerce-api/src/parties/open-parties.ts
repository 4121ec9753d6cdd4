import type { CheckoutParties } from '../checkout-area.ts';
import type { Config } from '../config.ts';
import { httpAddressCheck } from './address-check/http-address-check.ts';
import { httpMailer } from './mail/http-mailer.ts';
import { httpPaymentGateway } from './payment/http-payment-gateway.ts';

/** Nobody waits for mail. */
const MAIL_TIMEOUT_MS = 10_000;
/** A shopper waits for the address check, and can do without it. */
const ADDRESS_CHECK_TIMEOUT_MS = 3_000;

/** The outside parties that the operator chose; they need not be up when the service starts. */
export const openParties = ({
  paymentParty,
  mailParty,
  addressParty,
  paymentTimeoutMs,
}: Config): CheckoutParties => ({
  gateway: httpPaymentGateway({ ...paymentParty, timeoutMs: paymentTimeoutMs }),
  mailer: httpMailer({ ...mailParty, timeoutMs: MAIL_TIMEOUT_MS }),
  addressCheck: httpAddressCheck({ ...addressParty, timeoutMs: ADDRESS_CHECK_TIMEOUT_MS }),
});

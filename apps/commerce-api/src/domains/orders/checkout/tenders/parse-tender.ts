import type { NewPaymentInstrument } from '@haberdash/api-client/cart';

import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { toMinor } from '../../../../shared/money.ts';
import type { RestMethod } from '../../../shopping/index.ts';

export type TenderInput =
  | { readonly kind: 'session'; readonly method: RestMethod; readonly sessionId: string }
  | { readonly kind: 'saved-card'; readonly savedId: string }
  | {
      readonly kind: 'gift-card';
      readonly savedId: string | undefined;
      readonly code: string | undefined;
      readonly pin: string | undefined;
      readonly most: number | null;
    }
  | {
      readonly kind: 'reward';
      readonly method: 'REWARD_CODE' | 'REWARD_CARD';
      readonly savedId: string | undefined;
      readonly code: string | undefined;
      readonly most: number | null;
    }
  | { readonly kind: 'points' | 'athlete'; readonly most: number | null };

type Field = Exclude<keyof NewPaymentInstrument, 'payment_method_id' | 'recaptcha_response'>;

const FIELDS: Readonly<Record<NewPaymentInstrument['payment_method_id'], readonly Field[]>> = {
  CREDIT_CARD: ['sessionID', 'paymentInstrumentId'],
  WALLET: ['sessionID'],
  PAY_LATER: ['sessionID'],
  GIFT_CARD: ['code', 'pin', 'paymentInstrumentId', 'amount'],
  REWARD_CODE: ['code', 'paymentInstrumentId', 'amount'],
  REWARD_CARD: ['code', 'paymentInstrumentId', 'amount'],
  LOYALTY_POINTS: ['amount'],
  ATHLETES_PAYMENT: ['amount'],
};
const ALL: readonly Field[] = ['sessionID', 'paymentInstrumentId', 'code', 'pin', 'amount'];

const reject = (field: Field): never => {
  throw new ServiceError('API400', { field });
};

/** Exactly one of two values. */
function eitherOf(one: string | undefined, other: string | undefined, field: Field): void {
  if (one !== undefined && other !== undefined) reject(field);
}

/** Parses a tender; rejects fields of other methods, because they would be ignored. */
export function parseTender(body: NewPaymentInstrument): TenderInput {
  const { payment_method_id: method, sessionID: sessionId, paymentInstrumentId: savedId, code, pin } = body;
  const given = { sessionID: sessionId, paymentInstrumentId: savedId, code, pin, amount: body.amount };
  const stranger = ALL.find((field) => given[field] !== undefined && !FIELDS[method].includes(field));
  if (stranger !== undefined) reject(stranger);
  const most = body.amount === undefined ? null : toMinor(body.amount);
  if (most !== null && most <= 0) reject('amount');
  switch (method) {
    case 'CREDIT_CARD':
      eitherOf(sessionId, savedId, 'paymentInstrumentId');
      if (savedId !== undefined) return { kind: 'saved-card', savedId };
      return sessionId === undefined ? reject('sessionID') : { kind: 'session', method, sessionId };
    case 'WALLET':
    case 'PAY_LATER':
      return sessionId === undefined ? reject('sessionID') : { kind: 'session', method, sessionId };
    case 'GIFT_CARD':
      eitherOf(code, savedId, 'paymentInstrumentId');
      return { kind: 'gift-card', savedId, code, pin, most };
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      eitherOf(code, savedId, 'paymentInstrumentId');
      return { kind: 'reward', method, savedId, code, most };
    case 'LOYALTY_POINTS':
      return { kind: 'points', most };
    case 'ATHLETES_PAYMENT':
      return { kind: 'athlete', most };
  }
}

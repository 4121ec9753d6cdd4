import { randomBytes, randomInt, randomUUID } from 'node:crypto';

const DIGITS = 10;
const PICKUP_SIGNS = 6;
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Numbers, keys and secrets of orders; passed in so that a test can decide them. */
export interface Identifiers {
  orderNumber(): string;
  key(): string;
  secret(): string;
  /** What a shopper says at a counter: short, without signs that are taken for others. */
  pickupCode(): string;
}

/** Order numbers are drawn, not counted: one tells nothing of the next. */
export const randomIdentifiers: Identifiers = {
  orderNumber: () => `NF${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`,
  key: () => randomUUID(),
  secret: () => randomBytes(24).toString('base64url'),
  pickupCode: () => Array.from({ length: PICKUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join(''),
};

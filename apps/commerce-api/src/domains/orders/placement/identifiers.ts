import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import { shop } from '../../../shared/shop.ts';

const DIGITS = 10;
const PICKUP_SIGNS = 6;
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Numbers, keys and secrets of orders; injected for tests. */
export interface Identifiers {
  orderNumber(): string;
  key(): string;
  secret(): string;
  /** Short, without characters that look alike. */
  pickupCode(): string;
}

/** Random order numbers, so that none predicts another. */
export const randomIdentifiers: Identifiers = {
  orderNumber: () => `${shop.brand.code}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`,
  key: () => randomUUID(),
  secret: () => randomBytes(24).toString('base64url'),
  pickupCode: () => Array.from({ length: PICKUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join(''),
};

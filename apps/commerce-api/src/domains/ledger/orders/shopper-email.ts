import { createHmac } from 'node:crypto';

/** Normalises an e-mail address to identify a shopper, without its plus part. */
export function shopperEmail(address: string): string {
  const whole = address.normalize('NFKC').trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const local = whole.slice(0, Math.max(0, at));
  return `${local.split('+', 1)[0]}${whole.slice(Math.max(0, at))}`;
}

/** Keyed hashes of card fingerprints. */
export const createCardKeys =
  (secret: string) =>
  (fingerprint: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['card of an order', fingerprint]))
      .digest('base64url');

/** The owner that a first order counts for; null for associates. */
export const shopperOwner = (owner: string): string | null => (owner.startsWith('agent-') ? null : owner);

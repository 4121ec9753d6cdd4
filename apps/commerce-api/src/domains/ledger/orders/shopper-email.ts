import { createHmac } from 'node:crypto';

/** An e-mail address as it says who somebody is: spelled otherwise, or with a part after a plus, it is the same one. */
export function shopperEmail(address: string): string {
  const whole = address.normalize('NFKC').trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const local = whole.slice(0, Math.max(0, at));
  return `${local.split('+', 1)[0]}${whole.slice(Math.max(0, at))}`;
}

/** Keyed hashes of what cards are recognised by, under a secret that nobody else knows. */
export const createCardKeys =
  (secret: string) =>
  (fingerprint: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['card of an order', fingerprint]))
      .digest('base64url');

/** Whom an order of an owner is counted for; an associate orders for many shoppers. */
export const shopperOwner = (owner: string): string | null => (owner.startsWith('agent-') ? null : owner);

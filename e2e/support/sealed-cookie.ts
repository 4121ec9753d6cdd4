import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The secret of storefronts whose cookies tests change. */
export const TEST_SESSION_SECRET = 'end-to-end-tests-of-the-storefront-only';

const MARK = 's1.';
const key = Buffer.from(hkdfSync('sha256', TEST_SESSION_SECRET, '', 'haberdash storefront cookies', 32));

export function openCookie(name: string, value: string): string {
  const hidden = Buffer.from(value.slice(MARK.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, hidden.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(name)).setAuthTag(hidden.subarray(-16));
  return Buffer.concat([decipher.update(hidden.subarray(12, -16)), decipher.final()]).toString('utf8');
}

export function sealCookie(name: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const hidden = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return MARK + hidden.toString('base64url');
}

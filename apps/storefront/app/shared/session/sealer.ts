import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Marks what is sealed; base64url has no full stop, so nothing else begins like it. */
const SEALED = 's1.';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What was found in a cookie, and whether it is to be written again with the newest key. */
export interface Opened {
  readonly text: string;
  readonly isStale: boolean;
  /** Written before cookies were sealed, so that anyone may have written it. */
  readonly isPlain: boolean;
}

/** Makes texts that only this shop can read or write; `name` ties a text to the cookie it was made for. */
export interface Sealer {
  readonly seal: (name: string, text: string) => string;
  /** Undefined for what was changed, sealed for another cookie, or with a key that is no longer known. */
  readonly open: (name: string, value: string) => Opened | undefined;
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'haberdash storefront cookies', 32));

/** Seals with the first secret and opens with all, so that secrets can be rotated (AES-256-GCM, decision 0056). */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const [newest, ...older] = secrets.map(keyOf);
  if (newest === undefined) throw new Error('a sealer needs a secret');
  return {
    seal(name, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest, nonce).setAAD(Buffer.from(name));
      const hidden = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return SEALED + hidden.toString('base64url');
    },
    open(name, value) {
      if (!value.startsWith(SEALED)) {
        return { text: Buffer.from(value, 'base64url').toString('utf8'), isStale: true, isPlain: true };
      }
      const hidden = Buffer.from(value.slice(SEALED.length), 'base64url');
      for (const [index, key] of [newest, ...older].entries()) {
        const text = decrypt(key, name, hidden);
        if (text !== undefined) return { text, isStale: index > 0, isPlain: false };
      }
      return undefined;
    },
  };
}

function decrypt(key: Buffer, name: string, hidden: Buffer): string | undefined {
  if (hidden.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, hidden.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(name))
    .setAuthTag(hidden.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

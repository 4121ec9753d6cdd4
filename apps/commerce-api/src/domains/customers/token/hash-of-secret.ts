import { createHash } from 'node:crypto';

/** The stored hash of a random secret. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

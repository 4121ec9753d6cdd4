import { createHash } from 'node:crypto';

/** What is kept of a random secret: a token or a code cannot be guessed from it, and is found by it. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

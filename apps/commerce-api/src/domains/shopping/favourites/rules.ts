const SHARE_BYTES = 16;

/** A share id of 128 random bits, base64url. */
export const toShareId = (random: (bytes: number) => Buffer): string =>
  random(SHARE_BYTES).toString('base64url');

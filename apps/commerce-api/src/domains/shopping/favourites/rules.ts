const SHARE_BYTES = 16;

/** A share id that nobody guesses: 128 random bits, said with letters that an address carries as they are. */
export const toShareId = (random: (bytes: number) => Buffer): string =>
  random(SHARE_BYTES).toString('base64url');

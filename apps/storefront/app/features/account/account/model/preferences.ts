/** What a shopper can be interested in, as a profile keeps it; each has a text `account.interest-<name>`. */
export const INTERESTS = [
  ['hiking', 'hiking'],
  ['trail running', 'trailRunning'],
  ['climbing', 'climbing'],
  ['skiing', 'skiing'],
  ['camping', 'camping'],
  ['travel', 'travel'],
] as const;

export const CHANNELS = ['email', 'sms'] as const;

export type Channel = (typeof CHANNELS)[number];

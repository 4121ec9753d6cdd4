/** Areas of messages that are a chunk of their own in the browser, loaded with the first page that shows one of them. */
export const LAZY_AREAS = [
  'cart',
  'checkout',
  'contact',
  'identity',
  'account',
  'overview',
  'orders',
  'deletion',
  'stores',
  'payment',
  'reviews',
  'loyalty',
  'compare',
  'customisation',
  'blocks',
] as const;

/** The area of messages whose texts the server alone looks up, by surface and code. */
export const SERVER_AREA = 'form-errors';

/** An area of messages that is not part of every page. */
export type MessageArea = (typeof LAZY_AREAS)[number];

/** The lazy area to which a key such as `account.title` belongs; none for a message of every page. */
export const lazyAreaOf = (key: string): MessageArea | undefined =>
  LAZY_AREAS.find((area) => key.startsWith(`${area}.`));

import type { Providers } from './providers.ts';

const isOff = (provider: string) => (): Promise<never> =>
  Promise.reject(new Error(`${provider} is off, because its settings are not set`));

/** Optional providers without settings: empty results. */
export const OFF: Pick<
  Providers,
  | 'addressCheck'
  | 'captcha'
  | 'customiser'
  | 'fraud'
  | 'gallery'
  | 'giftCards'
  | 'recommender'
  | 'texter'
  | 'translator'
> = {
  addressCheck: { check: async () => ({ verdict: 'UNKNOWN' }) },
  captcha: { verify: isOff('the captcha') },
  customiser: {
    offer: async () => ({ kind: 'none' }),
    design: async () => ({ kind: 'none' }),
    find: async () => ({ kind: 'gone' }),
    picture: isOff('the customiser'),
  },
  fraud: { assess: async () => 'pass', verdict: async () => 'pass' },
  gallery: {
    looks: async () => [],
    picture: isOff('the gallery'),
    report: async () => 'unknown',
    share: isOff('the gallery'),
  },
  giftCards: {
    sell: isOff('the issuer of gift cards'),
    find: async () => ({ kind: 'unknown' }),
    findByToken: async () => ({ kind: 'unknown' }),
    authorise: isOff('the issuer of gift cards'),
    capture: isOff('the issuer of gift cards'),
    void: isOff('the issuer of gift cards'),
    refund: isOff('the issuer of gift cards'),
    refundPart: isOff('the issuer of gift cards'),
    status: isOff('the issuer of gift cards'),
  },
  recommender: {
    recommend: async () => [],
    decide: async () => ({ products: [] }),
    report: async () => undefined,
  },
  // Text messages only confirm subscriptions.
  texter: { send: async () => undefined },
  translator: { translate: isOff('the translator') },
};

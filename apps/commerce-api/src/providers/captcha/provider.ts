/** Forms that are protected against robots, by the name that the provider knows them by. */
export type CaptchaAction = 'login' | 'register' | 'placeOrder' | 'saveCard' | 'giftCard' | 'contact';

/** The provider that tells people from robots; it throws when it cannot be reached. */
export interface Captcha {
  /** Whether this answer of its script was given by somebody, for this form. */
  verify(query: { readonly action: CaptchaAction; readonly token: string }): Promise<boolean>;
}

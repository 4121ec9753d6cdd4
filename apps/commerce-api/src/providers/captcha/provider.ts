export type CaptchaAction = 'login' | 'register' | 'placeOrder' | 'saveCard' | 'giftCard' | 'contact';

/** The captcha provider; throws when unreachable. */
export interface Captcha {
  /** Whether a person solved it for this action. */
  verify(query: { readonly action: CaptchaAction; readonly token: string }): Promise<boolean>;
}

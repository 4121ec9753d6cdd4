/** The forms that the captcha provider is asked about, by the names that the service knows (spec 1 §7). */
export type CaptchaAction = 'login' | 'register' | 'placeOrder' | 'saveCard' | 'giftCard' | 'contact';

/** The name of the hidden input that brings the answer for a form. */
export const captchaField = (action: CaptchaAction): string => `captcha-${action}`;

const MAX_LENGTH = 4_000;

/** What the captcha provider answered for a form; undefined where the shop has none, or its frame has not answered. */
export function captchaAnswer(
  values: Readonly<Record<string, string>>,
  action: CaptchaAction,
): string | undefined {
  const answer = values[captchaField(action)] ?? '';
  return answer === '' || answer.length > MAX_LENGTH ? undefined : answer;
}

/** The same as the service takes it in a body. */
export function captchaBody(
  values: Readonly<Record<string, string>>,
  action: CaptchaAction,
): { readonly recaptcha_response?: string } {
  const answer = captchaAnswer(values, action);
  return answer === undefined ? {} : { recaptcha_response: answer };
}

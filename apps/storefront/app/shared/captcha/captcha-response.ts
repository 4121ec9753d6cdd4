/** The forms that the captcha provider is asked about, by the names that the service knows (spec 1 §7). */
export type CaptchaAction = 'login' | 'register' | 'placeOrder' | 'saveCard' | 'giftCard' | 'contact';

/** The name of the hidden input with the token of a form. */
export const captchaField = (action: CaptchaAction): string => `captcha-${action}`;

const MAX_LENGTH = 4_000;

/** The captcha token for a form; undefined where the shop has no captcha, or its frame has not responded. */
export function captchaResponse(
  values: Readonly<Record<string, string>>,
  action: CaptchaAction,
): string | undefined {
  const response = values[captchaField(action)] ?? '';
  return response === '' || response.length > MAX_LENGTH ? undefined : response;
}

/** The same as the service takes it in a body. */
export function captchaBody(
  values: Readonly<Record<string, string>>,
  action: CaptchaAction,
): { readonly recaptcha_response?: string } {
  const response = captchaResponse(values, action);
  return response === undefined ? {} : { recaptcha_response: response };
}

import { config } from '../config/config.ts';

/** The address of the captcha provider's invisible frame; undefined where the shop asks for no answer of it. */
export function captchaFrame(): string | undefined {
  const { hasCaptcha, captchaOrigin, publicOrigin } = config();
  if (!hasCaptcha) return undefined;
  return `${captchaOrigin}/captcha/frame?${new URLSearchParams({ origin: publicOrigin })}`;
}

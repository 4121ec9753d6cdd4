import { config } from '../config/config.ts';

/** The URL of the captcha provider's invisible frame; undefined where the shop has no captcha. */
export function captchaFrame(): string | undefined {
  const { hasCaptcha, captchaOrigin, publicOrigin } = config();
  if (!hasCaptcha) return undefined;
  return `${captchaOrigin}/captcha/frame?${new URLSearchParams({ origin: publicOrigin })}`;
}

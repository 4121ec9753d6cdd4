import { createCaptchaCheck } from '../../../providers/captcha/captcha-check.ts';
import { PURCHASES_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { Providers } from '../../../providers/providers.ts';
import type { Area, Services } from '../../../platform/operations/area.ts';
import { contactHandlers } from './handlers.ts';

export const contactArea = (
  { clock, config, limits }: Services,
  { captcha, support }: Pick<Providers, 'captcha' | 'support'>,
): Area => ({
  name: 'contact',
  handlers: contactHandlers({
    clock,
    support,
    timeoutMs: PURCHASES_TIMEOUT_MS,
    checkCaptcha: createCaptchaCheck(config.captcha === 'on' ? captcha : undefined, limits),
  }),
});

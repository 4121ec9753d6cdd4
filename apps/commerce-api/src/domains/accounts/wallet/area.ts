import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Providers } from '../../../providers/providers.ts';
import { createCaptchaCheck } from '../../../providers/captcha/captcha-check.ts';
import { walletHandlers } from './handlers.ts';
import { walletObjects } from './objects.ts';

/** Saved payment instruments. */
export const walletArea = ({ clock, config, limits }: Services, providers: Providers): Area => ({
  name: 'wallet',
  objects: walletObjects,
  handlers: walletHandlers({
    clock,
    gateway: providers.gateway,
    vault: providers.vault,
    giftCards: providers.giftCards,
    checkCaptcha: createCaptchaCheck(config.captcha === 'on' ? providers.captcha : undefined, limits),
    billingCountries: config.billingCountries,
  }),
});

import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Parties } from '../../../parties/open-parties.ts';
import { createCaptchaCheck } from '../../../parties/captcha/captcha-check.ts';
import { walletHandlers } from './handlers.ts';
import { walletObjects } from './objects.ts';

/** What people have saved to pay with. */
export const walletArea = ({ clock, config, limits }: Services, parties: Parties): Area => ({
  name: 'wallet',
  objects: walletObjects,
  handlers: walletHandlers({
    clock,
    gateway: parties.gateway,
    vault: parties.vault,
    giftCards: parties.giftCards,
    checkCaptcha: createCaptchaCheck(config.captcha === 'on' ? parties.captcha : undefined, limits),
  }),
});

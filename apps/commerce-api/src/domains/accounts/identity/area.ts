import type { Area, Services } from '../../../platform/operations/area.ts';
import type { Captcha } from '../../../providers/captcha/provider.ts';
import type { PlacementLock } from '../../shopping/index.ts';
import { createTokens } from '../../customers/index.ts';
import { createCaptchaCheck } from '../../../providers/captcha/captcha-check.ts';
import { createExchange } from './exchange.ts';
import { agentHandlers } from './handlers/agents.ts';
import { emailHandlers } from './handlers/email.ts';
import { passwordHandlers } from './handlers/passwords.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { signUpHandlers } from './handlers/sign-up.ts';
import { tokenHandlers } from './handlers/tokens.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

export interface IdentityOptions {
  readonly secret: string;
  readonly captcha: Captcha;
  readonly placementLock: PlacementLock;
  readonly hasher?: PasswordHasher | undefined;
}

/** Sessions of guests and customers, accounts and passwords. */
export function identityArea({ clock, config, limits }: Services, options: IdentityOptions): Area {
  const { secret, placementLock: gate, hasher = createPasswordHasher() } = options;
  const tokens = createTokens({ clock, secret });
  const parts = {
    clock,
    secret,
    hasher,
    checkCaptcha: createCaptchaCheck(config.captcha === 'on' ? options.captcha : undefined, limits),
    brands: config.brands,
    limits,
  };
  return {
    name: 'identity',
    handlers: {
      ...tokenHandlers(tokens, createExchange({ clock, tokens, placementLock: gate })),
      ...signInHandlers(parts),
      ...signUpHandlers(parts),
      ...passwordHandlers(parts),
      ...agentHandlers(parts),
      ...emailHandlers(parts),
    },
  };
}

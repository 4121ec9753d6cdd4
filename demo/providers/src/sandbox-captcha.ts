import { randomBytes } from 'node:crypto';
import type { Captcha, CaptchaAction } from '@haberdash/commerce-api/providers/captcha/provider.ts';

import type { Books } from './books.ts';

export const CAPTCHA_ACTIONS = [
  'login',
  'register',
  'placeOrder',
  'saveCard',
  'giftCard',
  'contact',
] as const satisfies readonly CaptchaAction[];

/** Fixed tokens, usable without the provider's script, by verdict. */
export const CAPTCHA_TOKENS = {
  human: 'sandbox-human',
  robot: 'sandbox-robot',
  silent: 'sandbox-silent',
} as const;

/** The verdict of the script's tokens; set on the sandbox's page. */
export type CaptchaMode = keyof typeof CAPTCHA_TOKENS;

const TOKEN_LIFETIME_MS = 2 * 60_000;

/** The captcha provider: tokens are single-use, per form and short-lived. */
export interface SandboxCaptcha extends Captcha {
  /** A token of the current verdict for a form. */
  answer(action: CaptchaAction): string;
  mode(): CaptchaMode;
  setMode(mode: CaptchaMode): void;
}

/** A sandbox captcha provider: an unknown token is a robot's. */
export function sandboxCaptcha(books: Books, now: () => number): SandboxCaptcha {
  let current: CaptchaMode = 'human';
  return {
    mode: () => current,
    setMode: (mode) => void (current = mode),
    answer(action) {
      if (current !== 'human') return CAPTCHA_TOKENS[current];
      const token = randomBytes(24).toString('base64url');
      books.prepare('delete from captcha_answer where expires_at < ?').run(now());
      books
        .prepare('insert into captcha_answer (token, action, expires_at) values (?, ?, ?)')
        .run(token, action, now() + TOKEN_LIFETIME_MS);
      return token;
    },
    async verify({ action, token }) {
      if (token === CAPTCHA_TOKENS.silent) return new Promise(() => undefined);
      if (token === CAPTCHA_TOKENS.human) return true;
      const { changes } = books
        .prepare('delete from captcha_answer where token = ? and action = ? and expires_at >= ?')
        .run(token, action, now());
      return changes === 1;
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Captcha, CaptchaAction } from '@haberdash/commerce-api/providers/captcha/provider.ts';

import type { Books } from './books.ts';

/** The forms that the provider knows, by name. */
export const CAPTCHA_ACTIONS = [
  'login',
  'register',
  'placeOrder',
  'saveCard',
  'giftCard',
  'contact',
] as const satisfies readonly CaptchaAction[];

/** Answers that a form can bring along without the provider's script, by what the provider says of them. */
export const CAPTCHA_ANSWERS = {
  /** Somebody. */
  human: 'sandbox-human',
  /** A robot. */
  robot: 'sandbox-robot',
  /** The provider does not answer at all. */
  silent: 'sandbox-silent',
} as const;

/** Whom the provider takes the visitors of its script for; the sandbox's own page says. */
export type CaptchaMode = keyof typeof CAPTCHA_ANSWERS;

/** An answer of the script is good for this time. */
const ANSWER_MS = 2 * 60_000;

/** The captcha provider: its script asks for answers, each is good once, for its form and a short time. */
export interface SandboxCaptcha extends Captcha {
  /** What its script answers with for a form, as the provider takes its visitors at the moment. */
  answer(action: CaptchaAction): string;
  mode(): CaptchaMode;
  setMode(mode: CaptchaMode): void;
}

/** Stands in for a captcha provider: any answer that it did not give is a robot's. */
export function sandboxCaptcha(books: Books, now: () => number): SandboxCaptcha {
  let current: CaptchaMode = 'human';
  return {
    mode: () => current,
    setMode: (mode) => void (current = mode),
    answer(action) {
      if (current !== 'human') return CAPTCHA_ANSWERS[current];
      const token = randomBytes(24).toString('base64url');
      books.prepare('delete from captcha_answer where expires_at < ?').run(now());
      books
        .prepare('insert into captcha_answer (token, action, expires_at) values (?, ?, ?)')
        .run(token, action, now() + ANSWER_MS);
      return token;
    },
    async verify({ action, token }) {
      if (token === CAPTCHA_ANSWERS.silent) return new Promise(() => undefined);
      if (token === CAPTCHA_ANSWERS.human) return true;
      const { changes } = books
        .prepare('delete from captcha_answer where token = ? and action = ? and expires_at >= ?')
        .run(token, action, now());
      return changes === 1;
    },
  };
}

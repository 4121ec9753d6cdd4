import type { Captcha } from '@haberdash/commerce-api/parties/captcha/captcha.ts';

/** Answers that a form can bring along, by what the party says of them. */
export const CAPTCHA_ANSWERS = {
  /** Somebody. */
  human: 'sandbox-human',
  /** A robot. */
  robot: 'sandbox-robot',
  /** The party does not answer at all. */
  silent: 'sandbox-silent',
} as const;

/** Stands in for a captcha party: any answer that it did not name is a robot's. */
export const sandboxCaptcha: Captcha = {
  verify: ({ token }) =>
    token === CAPTCHA_ANSWERS.silent
      ? new Promise(() => undefined)
      : Promise.resolve(token === CAPTCHA_ANSWERS.human),
};

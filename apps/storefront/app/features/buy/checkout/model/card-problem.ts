import type { Translator } from '../../../../shared/i18n/translator.ts';

const TEXTS = {
  incomplete: 'checkout.cardIncomplete',
  failed: 'checkout.cardFailed',
  unavailable: 'checkout.cardUnavailable',
} as const;

/** Why the payment provider's frame holds no card, in words. */
export const cardProblem = (t: Translator, problem: keyof typeof TEXTS): string => t(TEXTS[problem]);

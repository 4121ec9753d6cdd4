import type { Translator } from '../../../../shared/i18n/translator.ts';

const TEXTS = {
  incomplete: 'checkout.cardIncomplete',
  failed: 'checkout.cardFailed',
  unavailable: 'checkout.cardUnavailable',
} as const;

/** The text for a card form without a valid card. */
export const cardProblem = (t: Translator, problem: keyof typeof TEXTS): string => t(TEXTS[problem]);

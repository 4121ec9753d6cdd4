import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { revalidatesAfterConflict } from '../../../../shared/reads/after-conflict.ts';

const SKIPPED: readonly unknown[] = ['country', 'card'];
const PROMO_CODES: readonly unknown[] = ['apply-code', 'remove-code'];

/**
 * For the step that takes the card: a form that only shows the fields of another country, asks for the card form again
 * or changes a promo code changes nothing that the step has read, and reading again would lose what was typed, because
 * it opens another card session.
 */
export function skipsRevalidation({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const intent = formData?.get('intent');
  return [...SKIPPED, ...PROMO_CODES].includes(intent) ? false : defaultShouldRevalidate;
}

/** For what shows the cart, also after an error; but for a form that only shows the fields of another country. */
export const readsCartAgain = (args: ShouldRevalidateFunctionArgs): boolean =>
  SKIPPED.includes(args.formData?.get('intent')) ? false : revalidatesAfterConflict(args);

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { revalidatesAfterConflict } from '../../../../shared/reads/after-conflict.ts';

const SKIPPED: readonly unknown[] = ['country', 'card'];
const PROMO_CODES: readonly unknown[] = ['apply-code', 'remove-code'];

/** No revalidation after forms that change nothing here: it would open another card session and lose what was typed. */
export function skipsRevalidation({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const intent = formData?.get('intent');
  return [...SKIPPED, ...PROMO_CODES].includes(intent) ? false : defaultShouldRevalidate;
}

/** Revalidates what shows the cart, also after an error; not after a form that only changes the country. */
export const readsCartAgain = (args: ShouldRevalidateFunctionArgs): boolean =>
  SKIPPED.includes(args.formData?.get('intent')) ? false : revalidatesAfterConflict(args);

import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A form that only shows the fields of another country, or asks for the card form again, changes nothing that was
 * read: reading again could lose what was typed, and would open another card session.
 */
export function skipsRevalidation({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const intent = formData?.get('intent');
  return intent === 'country' || intent === 'card' ? false : defaultShouldRevalidate;
}

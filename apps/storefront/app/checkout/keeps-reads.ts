import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A form that only shows the fields of another country changes nothing that was read: reading again could lose what
 * was typed, and would open another card session.
 */
export const keepsReads = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formData?.get('intent') === 'country' ? false : defaultShouldRevalidate;

/**
 * When a public page is read again: after a navigation, never after an action of the shopper, because what is the same
 * for everyone is not changed by one.
 */
export const publicRevalidation = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  readonly formMethod?: string;
  readonly defaultShouldRevalidate: boolean;
}): boolean => (formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false);

/** Reads a public page again after a navigation, never after an action, which cannot change it. */
export const publicRevalidation = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  readonly formMethod?: string;
  readonly defaultShouldRevalidate: boolean;
}): boolean => (formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false);

import type { ShouldRevalidateFunctionArgs } from 'react-router';

const CONFLICT = 409;

/**
 * For routes that show what a form changes: they are read again after an error too where it says that the shop has
 * something else than the page shows. Made for the browser: it must not import what only servers need.
 */
export const revalidatesAfterConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate || actionStatus === CONFLICT;

import type { ShouldRevalidateFunctionArgs } from 'react-router';

const CONFLICT = 409;

/** Reads a route again after an error that shows it is out of date; runs in the browser, so it imports no server code. */
export const revalidatesAfterConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate || actionStatus === CONFLICT;

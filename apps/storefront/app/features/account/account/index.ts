import { lazyWithRetry } from '@haberdash/page-engine';

// What other features may use of this one.
/** Its code and texts come for whoever has just made an account. */
export const WelcomeDialog = lazyWithRetry(
  async () => (await import('./components/WelcomeDialog.tsx')).WelcomeDialog,
);

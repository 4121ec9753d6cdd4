import { lazyWithRetry } from '@haberdash/page-engine';

/** Its code and texts come for whoever has just made an account. */
export const WelcomeDialog = lazyWithRetry(
  async () => (await import('./components/WelcomeDialog.tsx')).WelcomeDialog,
);

import { lazyWithRetry } from '@haberdash/page-engine';

/** Its code and texts come for new customers. */
export const WelcomeDialog = lazyWithRetry(
  async () => (await import('./components/WelcomeDialog.tsx')).WelcomeDialog,
);

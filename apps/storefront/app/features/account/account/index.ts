import { lazyWithRetry } from '@haberdash/page-engine';

export const WelcomeDialog = lazyWithRetry(
  async () => (await import('./components/WelcomeDialog.tsx')).WelcomeDialog,
);

import { createCollector, type AnalyticsAdapter } from '@haberdash/analytics/collector';

const TIMEOUT_MS = 10_000;

/** A plain text needs no preflight, which a page that is being left could not wait for. */
async function post(url: string, body: string): Promise<number> {
  const { status } = await fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return status;
}

export const collector = (url: string): AnalyticsAdapter =>
  createCollector({
    post: (body) => post(url, body),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    onHide: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
      window.addEventListener('pagehide', listener);
    },
    now: Date.now,
    // oxlint-disable-next-line no-console -- a browser has no other log
    log: (message) => console.warn(message),
  });

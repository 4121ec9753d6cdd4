import type { AnalyticsAdapter } from '@haberdash/analytics/collector';
import type { TagSettings } from '../../../../../shared/consent/tag-settings.ts';

/** How the code of each adapter is loaded. */
export type AdapterLoaders = readonly (() => Promise<AnalyticsAdapter>)[];

export const loadersOf = ({ google, collector }: TagSettings): AdapterLoaders => [
  ...(google === undefined ? [] : [async () => (await import('./google.ts')).googleTag(google)]),
  ...(collector === undefined ? [] : [async () => (await import('./collector.ts')).collector(collector)]),
];

/** All of them as one; an adapter whose code fails to load is left out, and none keeps another from what it is for. */
export async function loadAdapters(loaders: AdapterLoaders): Promise<AnalyticsAdapter> {
  const results = await Promise.allSettled(loaders.map((loader) => loader()));
  const adapters = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const each = (run: (adapter: AnalyticsAdapter) => void): void => {
    for (const adapter of adapters) {
      try {
        run(adapter);
      } catch (fault) {
        // oxlint-disable-next-line no-console -- a browser has no other log
        console.warn(`An analytics adapter failed: ${String(fault)}`);
      }
    }
  };
  return {
    setConsent: (choices) => each((adapter) => adapter.setConsent(choices)),
    send: (event) => each((adapter) => adapter.send(event)),
  };
}

import type { AnalyticsAdapter, ConsentChoices } from '@haberdash/analytics/collector';

/** The adapters of a page, for which events wait until their code has come. */
export interface AdapterGate extends AnalyticsAdapter {
  readonly isReady: () => boolean;
}

const NONE: AnalyticsAdapter = { setConsent: () => undefined, send: () => undefined };

/**
 * Loads the adapters with the first consent for analytics; without adapters it is ready from the start. Where their code
 * cannot be loaded, events go on without them.
 */
export function createAdapterGate(
  load: (() => Promise<AnalyticsAdapter>) | undefined,
  onReady: () => void,
): AdapterGate {
  let adapter = load === undefined ? NONE : undefined;
  let isLoading = false;
  let choices: ConsentChoices | undefined;
  const start = (loaded: AnalyticsAdapter): void => {
    adapter = loaded;
    if (choices !== undefined) loaded.setConsent(choices);
    onReady();
  };
  return {
    isReady: () => adapter !== undefined,
    setConsent: (latest) => {
      choices = latest;
      if (adapter !== undefined) return adapter.setConsent(latest);
      if (load === undefined || isLoading || !latest.performance) return;
      isLoading = true;
      load().then(start, () => start(NONE));
    },
    send: (event) => adapter?.send(event),
  };
}

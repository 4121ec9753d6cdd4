import type { Clock, ExperimentConfig } from '@haberdash/experiments';
import { createConfigFetch, type ConfigFetch } from '@haberdash/experiments/config';
import { config } from '../../../../shared/config/config.ts';
import { log } from '../../../../shared/pipeline/log.ts';

/** A page does not wait for a configuration: the first visitors of a new process see the baseline. */
export const READY_WAIT_MS = 50;

/** The time of this process; none of its timers keeps it from ending. */
export const clock: Clock = {
  now: Date.now,
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/** Lines of the experiments' own parts, for the operator. */
export const logExperiments = (level: 'debug' | 'warning' | 'error', message: string): void => {
  if (level !== 'debug') log('warn', 'experiments', { message });
};

let fetching: ConfigFetch | undefined;

function start(url: string): ConfigFetch {
  if (fetching === undefined) {
    fetching = createConfigFetch({
      url,
      fetch: (url, request) => fetch(url, request),
      clock,
      random: Math.random,
      log: logExperiments,
    });
    fetching.start();
  }
  return fetching;
}

/** The configuration of this process; none while it has not come, for which a new process waits only for a moment. */
export async function currentConfig(): Promise<ExperimentConfig | undefined> {
  const { experiments } = config();
  if (experiments === undefined) return undefined;
  const source = start(experiments.configUrl);
  if (source.getSnapshot().status === 'waiting') await source.ready(READY_WAIT_MS);
  return source.getSnapshot().config;
}

import { parseConfig, type ExperimentConfig } from '@haberdash/experiments';
import { config } from '../../../shared/config/config.ts';
import type { Problem } from '../../content/index.server.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 4_000_000;

/** A data file as the shop reads it. */
export interface Project {
  readonly config: ExperimentConfig;
  readonly file: unknown;
}

const NO_PROVIDER: Problem = {
  title: 'No experiments run here',
  cure: 'Set EXPERIMENTS_ORIGIN and EXPERIMENTS_KEY to those of the storefront, and start the preview again.',
};
const failed = (reason: string): Problem => ({
  title: 'The data file of the experiments cannot be read',
  cure: `${reason} The shop shows every visitor the baseline until it can be read, or goes on with the last one it had.`,
});

/** Reads the data file of the project from the provider, or says what to do. */
export async function readProject(): Promise<Project | Problem> {
  const { experimentsUrl } = config();
  if (experimentsUrl === undefined) return NO_PROVIDER;
  try {
    const response = await fetch(experimentsUrl, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`The provider responded with ${response.status}: check EXPERIMENTS_KEY.`);
    }
    const text = await response.text();
    if (text.length > MAX_BYTES) return failed('It has more than 4 MB.');
    const parsed = parseConfig(text);
    if (!parsed.ok) return failed(`The shop rejects it: ${parsed.reason}.`);
    const file: unknown = JSON.parse(text);
    return { config: parsed.config, file };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return failed(
      isLate ? 'The provider takes longer than three seconds.' : 'The provider cannot be reached.',
    );
  }
}

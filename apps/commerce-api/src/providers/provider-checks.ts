import type { ProviderAccess } from '../platform/config/provider-settings.ts';
import type { Clock } from '../shared/clock.ts';

export interface CheckedProvider {
  readonly name: string;
  readonly access: ProviderAccess;
  /** The shop does not work without it. */
  readonly isRequired: boolean;
}

const TIMEOUT_MS = 1_500;
const AGAIN_AFTER_MS = 30_000;
const AGAIN_AFTER_FAILURE_MS = 5_000;
const SERVER_ERROR = 500;

/** Why a provider is unusable; any HTTP response counts as usable. */
async function problemOf({ access }: CheckedProvider): Promise<string | undefined> {
  try {
    const response = await fetch(access.url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < SERVER_ERROR ? undefined : `responds with ${response.status}`;
  } catch {
    return 'does not answer';
  }
}

export interface ProviderProblems {
  /** Required providers without a response since the start. */
  readonly blocking: readonly string[];
  /** All others. */
  readonly others: readonly string[];
}

interface State {
  problem: string | undefined;
  hasResponded: boolean;
  dueAt: number;
  running: Promise<void> | undefined;
}

/** Checks providers every half minute; one that responded once never blocks, so that its outage keeps instances up. */
export function createProviderChecks(providers: readonly CheckedProvider[], clock: Clock) {
  const checked = providers.map((provider) => ({
    provider,
    state: { problem: undefined, hasResponded: false, dueAt: 0, running: undefined } as State,
  }));
  const check = async (provider: CheckedProvider, state: State): Promise<void> => {
    state.problem = await problemOf(provider);
    state.hasResponded ||= state.problem === undefined;
    state.dueAt = clock.now() + (state.problem === undefined ? AGAIN_AFTER_MS : AGAIN_AFTER_FAILURE_MS);
    state.running = undefined;
  };
  return async (): Promise<ProviderProblems> => {
    for (const { provider, state } of checked)
      if (clock.now() >= state.dueAt) state.running ??= check(provider, state);
    await Promise.all(
      checked.flatMap(({ state: { hasResponded: hasAnswered, running } }) =>
        hasAnswered || running === undefined ? [] : [running],
      ),
    );
    const blocking: string[] = [];
    const others: string[] = [];
    for (const { provider, state } of checked) {
      if (state.problem === undefined) continue;
      const isBlocking = provider.isRequired && !state.hasResponded;
      (isBlocking ? blocking : others).push(`the ${provider.name} provider ${state.problem}`);
    }
    return { blocking, others };
  };
}

import type { ExperimentConfig } from './config.ts';
import { parseConfig } from './parse-config.ts';

/** A variation as the vendor writes it. */
export const variation = (id: string, overrides: object = {}): object => ({
  id,
  key: `variation-${id}`,
  featureEnabled: true,
  variables: [],
  ...overrides,
});

/** An experiment or rollout rule as the vendor writes it: everybody gets its one variation. */
export const rule = (id: string, overrides: object = {}): object => ({
  id,
  key: `rule-${id}`,
  status: 'Running',
  layerId: `layer-${id}`,
  audienceIds: [],
  forcedVariations: {},
  variations: [variation(`${id}a`)],
  trafficAllocation: [{ entityId: `${id}a`, endOfRange: 10_000 }],
  ...overrides,
});

/** A flag as the vendor writes it. */
export const flag = (key: string, overrides: object = {}): object => ({
  id: `flag-${key}`,
  key,
  experimentIds: [],
  rolloutId: '',
  variables: [],
  ...overrides,
});

/** A whole configuration as the vendor writes it. */
export const dataFile = (overrides: object = {}): object => ({
  version: '4',
  accountId: 'account',
  projectId: 'project',
  revision: '7',
  anonymizeIP: true,
  botFiltering: false,
  sendFlagDecisions: true,
  attributes: [{ id: 'attribute-1', key: 'device' }],
  audiences: [],
  typedAudiences: [],
  events: [{ id: 'event-1', key: 'purchase', experimentIds: [] }],
  experiments: [],
  featureFlags: [],
  groups: [],
  rollouts: [],
  integrations: [],
  ...overrides,
});

/** The parsed configuration; a fixture that cannot be read is a fault of the test. */
export function configOf(overrides: object = {}): ExperimentConfig {
  const parsed = parseConfig(dataFile(overrides));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.config;
}

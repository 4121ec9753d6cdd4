import type { ExperimentConfig } from './config.ts';
import { parseConfig } from './parse-config.ts';

export const variation = (id: string, overrides: object = {}): object => ({
  id,
  key: `variation-${id}`,
  featureEnabled: true,
  variables: [],
  ...overrides,
});

/** A rule in the vendor's format: everyone gets its one variation. */
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

export const flag = (key: string, overrides: object = {}): object => ({
  id: `flag-${key}`,
  key,
  experimentIds: [],
  rolloutId: '',
  variables: [],
  ...overrides,
});

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

/** Parses the configuration; throws if a fixture is invalid. */
export function configOf(overrides: object = {}): ExperimentConfig {
  const parsed = parseConfig(dataFile(overrides));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.config;
}

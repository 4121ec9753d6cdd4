import type { ExperimentConfig } from './config.ts';
import type { AttributeValue, User } from './user.ts';

/** The context of an event as plain JSON, so that it can be serialised with the page. */
export interface EventContext {
  readonly accountId: string;
  readonly projectId: string;
  readonly revision: string;
  readonly anonymizeIp: boolean;
  readonly sendFlagDecisions: boolean;
  readonly visitorId: string;
  readonly attributes: readonly (readonly [id: string, key: string, value: AttributeValue])[];
  readonly events: readonly (readonly [key: string, id: string])[];
}

const RESERVED_PREFIX = '$opt_';
const BOT_FILTERING = '$opt_bot_filtering';

/** The context of a user's events, with known or reserved attributes only (spec 2 §7). */
export function eventContext(config: ExperimentConfig, user: User): EventContext {
  const attributes: (readonly [string, string, AttributeValue])[] = [];
  for (const [key, value] of user.attributes) {
    const id = config.attributes.get(key) ?? (key.startsWith(RESERVED_PREFIX) ? key : undefined);
    if (id !== undefined) attributes.push([id, key, value]);
  }
  if (config.botFiltering !== undefined) attributes.push([BOT_FILTERING, BOT_FILTERING, config.botFiltering]);
  return {
    accountId: config.accountId,
    projectId: config.projectId,
    revision: config.revision,
    anonymizeIp: config.anonymizeIp,
    sendFlagDecisions: config.sendFlagDecisions,
    visitorId: user.id,
    attributes,
    events: [...config.events],
  };
}

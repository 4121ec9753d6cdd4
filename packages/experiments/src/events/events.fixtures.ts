import type { Decision } from '../decisions/decide.ts';
import type { EventContext } from '../decisions/event-context.ts';
import {
  countedIds,
  fakeClock,
  fakeConsent,
  fakeFetch,
  fakeLog,
  fakeStorage,
  type FakeResponse,
} from '../testing.fixtures.ts';
import { createEventSender, type EventSenderOptions } from './event-sender.ts';

export const context = (overrides: Partial<EventContext> = {}): EventContext => ({
  accountId: 'account',
  projectId: 'project',
  revision: '7',
  anonymizeIp: true,
  sendFlagDecisions: true,
  visitorId: 'visitor',
  attributes: [['attribute-1', 'device', 'phone']],
  events: [['purchase', 'event-1']],
  ...overrides,
});

export const decision = (overrides: Partial<Decision> = {}): Decision => ({
  flagKey: 'hero',
  isEnabled: true,
  variationKey: 'big',
  ruleKey: 'hero_test',
  variables: {},
  source: 'feature-test',
  campaignId: 'layer-1',
  experimentId: '1',
  variationId: '1a',
  ...overrides,
});

export function eventSender(responses: readonly FakeResponse[], overrides: Partial<EventSenderOptions> = {}) {
  const time = fakeClock();
  const net = fakeFetch(...responses);
  const { log, lines } = fakeLog();
  const { consent, set } = fakeConsent();
  const { storage, map } = fakeStorage();
  const sender = createEventSender({
    endpoint: 'https://events.example/v1/events',
    client: { name: 'northfell', version: '1.0.0' },
    isBrowser: true,
    fetch: net.fetch,
    clock: time.clock,
    newId: countedIds(),
    log,
    consent,
    storage,
    ...overrides,
  });
  const bodies = (): readonly string[] => net.calls.map(({ request }) => request.body ?? '');
  const pendingBodies = (): number => {
    const stored: unknown = JSON.parse(map.get('haberdash-pending-events') ?? '[]');
    return Array.isArray(stored) ? stored.length : -1;
  };
  return { ...time, sender, calls: net.calls, lines, bodies, map, pendingBodies, setConsent: set };
}

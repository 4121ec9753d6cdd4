import { parseConfig, fromSnapshot, variableOf } from '@haberdash/experiments';
import { expect, it } from 'vitest';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { visitorConsent } from '../../../shared/consent/visitor-consent.ts';
import { decideFor } from './experiments.server.ts';

const variation = (id: string, value: string) => ({
  id,
  key: value,
  featureEnabled: true,
  variables: [{ id: 'vr1', value }],
});
const parsed = parseConfig({
  version: '4',
  accountId: '1',
  projectId: '2',
  revision: '3',
  featureFlags: [
    {
      id: 'f1',
      key: 'search_prompt',
      experimentIds: ['x1'],
      rolloutId: '',
      variables: [{ id: 'vr1', key: 'prompt', type: 'string', defaultValue: 'kinds' }],
    },
  ],
  experiments: [
    {
      id: 'x1',
      key: 'x1',
      status: 'Running',
      layerId: 'l1',
      variations: [variation('v2', 'example')],
      trafficAllocation: [{ entityId: 'v2', endOfRange: 10_000 }],
    },
  ],
});
const config = parsed.ok ? parsed.config : undefined;

function visitorOf(locale: string, cookies: string | null, values: Record<string, string> = {}) {
  const { shopper, values: kept } = fakeShopper({}, { locale, values });
  const consent = visitorConsent({ region: shopper.site.region, cookies, hasPrivacySignal: false });
  return { visitor: { ...shopper, visitor: { consent, hasPrivacySignal: false } }, kept };
}
const granted = 'OptanonConsent=groups=C0004:1';

it('a visitor who allows it gets decisions and an id that stays', () => {
  const { visitor, kept } = visitorOf('en-gb', granted);
  const first = decideFor(visitor, config);
  expect(variableOf(fromSnapshot(first?.snapshot ?? '').get('search_prompt'), 'prompt', 'string')).toBe(
    'example',
  );
  expect(kept.get('visitor')).toMatch(/^vuid_[0-9a-f]{27}$/);
  expect(decideFor(visitor, config)?.context.visitorId).toBe(first?.context.visitorId);
});

it('nobody is decided for or remembered before consent, and a withdrawal forgets the id', () => {
  const id = `vuid_${'a'.repeat(27)}`;
  for (const cookies of [null, 'OptanonConsent=groups=C0004:0']) {
    const { visitor, kept } = visitorOf('en-gb', cookies, { visitor: id });
    expect(decideFor(visitor, config)).toBeUndefined();
    expect(kept.size).toBe(0);
  }
});

it('without a configuration everybody keeps the baseline, and gets no id', () => {
  const { visitor, kept } = visitorOf('en-us', null);
  expect(decideFor(visitor, undefined)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('an id that is none is replaced', () => {
  const { visitor } = visitorOf('en-us', null, { visitor: '<script>' });
  expect(decideFor(visitor, config)?.context.visitorId).toMatch(/^vuid_/);
});

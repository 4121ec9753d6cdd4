import { expect, it } from 'vitest';
import { dataFile as fileOf, flag, rule, variation } from './decisions/config.fixtures.ts';
import {
  createConsentGate,
  createUser,
  decideAll,
  fromSnapshot,
  parseConfig,
  toSnapshot,
  variableOf,
} from './index.ts';

const headline = { id: '1', key: 'headline', type: 'string', defaultValue: 'Welcome' };
const dataFile = JSON.stringify(
  fileOf({
    featureFlags: [flag('hero', { experimentIds: ['1'], variables: [headline] })],
    experiments: [
      rule('1', { variations: [variation('1a', { variables: [{ id: '1', value: 'Made for rain' }] })] }),
    ],
  }),
);
const request = { headers: new Map([['cookie', 'OptanonConsent=groups=C0001:1,C0004:1']]) };

it('runs the example of the README', () => {
  const consent = createConsentGate({ region: 'EMEA', cookies: request.headers.get('cookie') });
  const parsed = parseConfig(dataFile);
  const user = createUser('visitor-1', { attributes: { device: 'phone' } });
  const decisions = decideAll(consent, parsed.ok ? parsed.config : undefined, user);
  const snapshot = toSnapshot(decisions);

  const hero = fromSnapshot(snapshot).get('hero');
  expect(hero?.isEnabled).toBe(true);
  expect(variableOf(hero, 'headline', 'string')).toBe('Made for rain');
});

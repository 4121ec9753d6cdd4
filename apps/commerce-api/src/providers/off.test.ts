import { expect, it } from 'vitest';

import { readConfig } from '../platform/config/config.ts';
import { productionSettings } from '../platform/config/production-settings.fixtures.ts';
import { checkedProviders, openProviders } from './open-providers.ts';

const config = readConfig(productionSettings('http://127.0.0.1:9'));

it('an optional provider without settings is empty and blocks nothing', async () => {
  const { fraud, gallery, giftCards, recommender, texter, customiser } = openProviders(config);
  const order = { key: 'k', orderNumber: 'NF1', amount: 100, currency: 'USD', fingerprint: undefined };
  expect(await fraud.assess(order)).toBe('pass');
  expect(await gallery.looks({ count: 3 })).toEqual([]);
  expect(await giftCards.find({ code: 'GC1', pin: '1' })).toEqual({ kind: 'unknown' });
  expect(await recommender.recommend({ strategy: 'popular', placement: 'home' })).toEqual([]);
  expect(await customiser.offer('NF1A2B3C')).toEqual({ kind: 'none' });
  await expect(
    texter.send({ id: 't', to: '+16175550143', language: 'en', text: 'Hello' }),
  ).resolves.toBeUndefined();
});

it('only providers whose settings are set are checked, and payment alone is waited for', () => {
  expect(checkedProviders(config).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['payment', true],
    ['mail', false],
    ['fulfilment', false],
    ['support', false],
  ]);
});

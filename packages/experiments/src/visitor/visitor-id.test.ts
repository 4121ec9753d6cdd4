import { expect, it } from 'vitest';
import { brokenStorage, fakeConsent, fakeStorage, seededRandom } from '../testing.fixtures.ts';
import { createVisitorId, isVisitorId, newVisitorId } from './visitor-id.ts';

const KEY = 'haberdash-vuid';

it('makes ids of 32 characters that begin with vuid_', () => {
  for (const random of [seededRandom(1), () => 0, () => 1 - Number.EPSILON]) {
    expect(newVisitorId(random)).toMatch(/^vuid_[0-9a-f]{27}$/);
  }
});

it('knows its ids from other texts', () => {
  expect(isVisitorId(newVisitorId(seededRandom(1)))).toBe(true);
  expect(isVisitorId(`vuid_${'a'.repeat(28)}`)).toBe(false);
  expect(isVisitorId(`vuid_${'A'.repeat(27)}`)).toBe(false);
  expect(isVisitorId(null)).toBe(false);
});

it('has and stores no id without targeting consent', () => {
  const { storage, map } = fakeStorage();
  const { consent } = fakeConsent(false);
  expect(createVisitorId({ storage, random: seededRandom(1), consent }).get()).toBeUndefined();
  expect(map.size).toBe(0);
});

it('stores the id after consent and finds it on the next page', () => {
  const { storage, map } = fakeStorage();
  const { consent } = fakeConsent();
  const id = createVisitorId({ storage, random: seededRandom(1), consent }).get();
  expect(map.get(KEY)).toBe(id);
  expect(createVisitorId({ storage, random: seededRandom(2), consent }).get()).toBe(id);
});

it('forgets the id of an earlier visit on a page without consent', () => {
  const { storage, map } = fakeStorage({ [KEY]: newVisitorId(seededRandom(1)) });
  createVisitorId({ storage, random: seededRandom(1), consent: fakeConsent(false).consent });
  expect(map.size).toBe(0);
});

it('replaces a stored text that is no visitor id', () => {
  const { storage, map } = fakeStorage({ [KEY]: '<script>' });
  const id = createVisitorId({ storage, random: seededRandom(1), consent: fakeConsent().consent }).get();
  expect(isVisitorId(id)).toBe(true);
  expect(map.get(KEY)).toBe(id);
});

it('forgets the id in the same page when consent is withdrawn, and makes a new one after a new consent', () => {
  const { storage, map } = fakeStorage();
  const { consent, set } = fakeConsent();
  const visitor = createVisitorId({ storage, random: seededRandom(1), consent });
  const first = visitor.get();
  set(false);
  expect([visitor.get(), map.size]).toEqual([undefined, 0]);
  set(true);
  expect(visitor.get()).not.toBe(first);
});

it('retains one id for the page when the storage fails', () => {
  const visitor = createVisitorId({
    storage: brokenStorage,
    random: seededRandom(1),
    consent: fakeConsent().consent,
  });
  expect(visitor.get()).toBe(visitor.get());
});

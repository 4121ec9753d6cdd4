import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOf, flag, rule } from './decisions/config.fixtures.ts';
import { createCustomerData, createEventSender } from './events.ts';
import * as experiments from './index.ts';
import { createSegments } from './segments.ts';
import { response, brokenStorage, fakeClock, fakeConsent, fakeFetch, fakeLog } from './testing.fixtures.ts';

const config = configOf({
  featureFlags: [flag('f', { experimentIds: ['1'] }), flag('')],
  experiments: [rule('1')],
  events: [{ id: '9', key: 'bought' }],
});
const { consent } = fakeConsent();

function ports() {
  const { log, lines } = fakeLog();
  const { fetch, calls } = fakeFetch(response(200));
  const { clock, settle } = fakeClock();
  return { consent, log, lines, fetch, calls, clock, settle, newId: () => 'id' };
}
const client = { name: 'test', version: '1' };

describe('bad input has a documented result', () => {
  it.each([[null], [undefined], [''], [12], [{}]])(
    'a region of %j requires consent as EMEA does',
    (region) => {
      expect(experiments.consentFrom({ region: region as never }).targeting).toBe('not-asked');
    },
  );

  it('a region in small letters is the same region', () => {
    expect(experiments.consentFrom({ region: ' emea ' }).targeting).toBe('not-asked');
  });

  it.each([[null], [12], [{}], [['OptanonConsent=groups=C0004:1']]])(
    'cookies of %j are invalid',
    (cookies) => {
      expect(experiments.parseConsentCookie(cookies as never)).toBeUndefined();
    },
  );

  it('a consent cookie of a megabyte is read', () => {
    const groups = `${'C9999:0,'.repeat(130_000)}C0004:1`;
    expect(experiments.parseConsentCookie(`OptanonConsent=groups=${groups}`)?.get('C0004')).toBe(true);
  });

  it.each([[''], [null], [12], [{}], ['__proto__'], ['toString']])(
    'a key of %j names no flag, experiment or variable',
    (key) => {
      const user = experiments.createUser('id');
      if (user === undefined) throw new Error('no user');
      const decided = experiments.decideFlag(config, user, 'f');
      expect(experiments.decideFlag(config, user, key as never)).toBeUndefined();
      expect(experiments.decideExperiment(config, user, key as never)).toBeUndefined();
      expect(experiments.variableOf(decided, key as never, 'string')).toBeUndefined();
    },
  );

  it('details of a user that are null or of wrong types are no details', () => {
    expect(experiments.createUser('id', null as never)?.attributes.size).toBe(0);
    expect(experiments.createUser('id', { segments: 7 as never })?.segments.size).toBe(0);
  });

  it('what is no text is no version, and falls into the slot of the text it is written as', () => {
    expect(experiments.compareVersions(null as never, '1')).toBeUndefined();
    expect(experiments.bucketOf(12 as never)).toBe(experiments.bucketOf('12'));
  });

  it('a user id of a megabyte is bucketed', () => {
    expect(experiments.bucketOf('x'.repeat(1_000_000))).toBeLessThan(10_000);
  });

  it('tags that are no object, or write themselves as none, send no event', async () => {
    const { lines, calls, settle, ...rest } = ports();
    const sender = createEventSender({ ...rest, endpoint: 'https://e.example', client, isBrowser: true });
    const user = experiments.createUser('id');
    if (user === undefined) throw new Error('no user');
    const context = experiments.eventContext(config, user);
    for (const tags of ['x', 7, [], { toJSON: () => null }, { big: 1n }])
      sender.track(context, 'bought', tags);
    for (const key of ['', null, 'unknown', '__proto__']) sender.track(context, key as never);
    await settle();
    expect([calls.length, lines.length]).toEqual([0, 9]);
  });

  it.each([[null], ['text'], [7], [{}], [{ action: '', identifiers: { vuid: 'v' } }], [{ action: 'a' }]])(
    'a customer-data event of %j is logged and dropped',
    async (event) => {
      const { lines, calls, settle, ...rest } = ports();
      createCustomerData({ ...rest, pixelUrl: 'https://p.example', apiKey: 'k', client }).send(
        event as never,
      );
      await settle();
      expect([calls.length, lines.length]).toEqual([0, 1]);
    },
  );

  it('a user or segments of wrong types are logged as parameters invalid', async () => {
    const { log, lines, fetch, clock, calls } = ports();
    const segments = createSegments({ apiKey: 'k', host: 'https://h.example', fetch, clock, log });
    expect(await segments.qualified(consent, 'vuid', null as never, ['a'])).toBeUndefined();
    expect(await segments.qualified(consent, 'vuid', 'v', 'a' as never)).toBeUndefined();
    expect([calls.length, new Set(lines)]).toEqual([
      0,
      new Set(['error: Audience segments fetch failed (parameters invalid)']),
    ]);
  });

  it('a failing storage stores nothing and has no effect', async () => {
    const { lines: _lines, calls, settle, ...rest } = ports();
    const sender = createEventSender({
      ...rest,
      endpoint: 'https://e.example',
      client,
      isBrowser: true,
      storage: brokenStorage,
    });
    const user = experiments.createUser('id');
    if (user === undefined) throw new Error('no user');
    sender.track(experiments.eventContext(config, user), 'bought');
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('nothing that decides throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        const [first, second] = [one as never, other as never];
        expect(() => {
          experiments.parseConfig(first);
          experiments.parseConsentCookie(first);
          experiments.consentFrom({ region: first, cookies: second });
          experiments.fromSnapshot(first);
          experiments.compareVersions(first, second);
          experiments.isVisitorId(first);
          experiments.decideAll(consent, config, experiments.createUser(first, { attributes: second }));
        }).not.toThrow();
      }),
    );
  });
});

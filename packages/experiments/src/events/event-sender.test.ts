import { describe, expect, it } from 'vitest';
import { response, brokenStorage, fakeConsent, fakeStorage, type FakeResponse } from '../testing.fixtures.ts';
import { context, decision, eventSender } from './events.fixtures.ts';

const ok = response(204);
const visitors = (body: string | undefined): unknown =>
  (JSON.parse(body ?? '{}') as { visitors: unknown }).visitors;
const events = (bodies: readonly string[]): number => bodies.flatMap((body) => visitors(body)).length;

describe('an impression', () => {
  it('reports an impression in the provider’s format', async () => {
    const { sender, calls, settle, clock } = eventSender([ok]);
    sender.seen(context(), decision());
    await settle();
    expect(calls[0]?.url).toBe('https://events.example/v1/events');
    expect(calls[0]?.request).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
    });
    expect(JSON.parse(calls[0]?.request.body ?? '')).toEqual({
      account_id: 'account',
      project_id: 'project',
      revision: '7',
      client_name: 'northfell',
      client_version: '1.0.0',
      anonymize_ip: true,
      enrich_decisions: true,
      visitors: [
        {
          visitor_id: 'visitor',
          attributes: [{ entity_id: 'attribute-1', key: 'device', type: 'custom', value: 'phone' }],
          snapshots: [
            {
              decisions: [
                {
                  campaign_id: 'layer-1',
                  experiment_id: '1',
                  variation_id: '1a',
                  metadata: {
                    flag_key: 'hero',
                    rule_key: 'hero_test',
                    rule_type: 'feature-test',
                    variation_key: 'big',
                    enabled: true,
                  },
                },
              ],
              events: [
                { entity_id: 'layer-1', key: 'campaign_activated', timestamp: clock.now(), uuid: 'id-1' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('is sent once per visitor and decision, however often the block is seen', async () => {
    const { sender, bodies, settle } = eventSender([ok]);
    sender.seen(context(), decision());
    sender.seen(context(), decision({ variables: { a: 1 } }));
    sender.seen(context(), decision({ variationId: '1b' }));
    sender.seen(context({ visitorId: 'other' }), decision());
    await settle();
    expect(bodies()).toHaveLength(3);
  });

  it('is sent again with the next view of a page, and once in each', async () => {
    const { sender, bodies, settle } = eventSender([ok]);
    for (const pageView of [1, 1, 2, 2, 3]) sender.seen(context(), decision(), pageView);
    await settle();
    expect(bodies()).toHaveLength(3);
  });

  it('of a rollout is sent only if the project wants it', async () => {
    const { sender, bodies, settle } = eventSender([ok]);
    const baseline = decision({ source: 'rollout', campaignId: '', experimentId: '', variationId: '' });
    sender.seen(context({ sendFlagDecisions: false }), baseline);
    await settle();
    expect(bodies()).toEqual([]);
    sender.seen(context({ visitorId: 'other' }), baseline);
    await settle();
    expect(visitors(bodies()[0])).toMatchObject([
      { snapshots: [{ decisions: [{ campaign_id: null, experiment_id: '' }] }] },
    ]);
  });
});

describe('a conversion', () => {
  const sent = async (tags: unknown, key = 'purchase') => {
    const { sender, bodies, settle } = eventSender([ok]);
    sender.track(context(), key, tags);
    await settle();
    const [visitor] = bodies().flatMap((body) => visitors(body) as { snapshots: { events: object[] }[] }[]);
    return visitor?.snapshots[0]?.events[0];
  };

  it('carries revenue, value and the tags, every time', async () => {
    expect(await sent({ revenue: '1999', value: 3.5, color: 'red' })).toMatchObject({
      entity_id: 'event-1',
      key: 'purchase',
      revenue: 1999,
      value: 3.5,
      tags: { revenue: '1999', value: 3.5, color: 'red' },
    });
    expect(await sent(undefined)).not.toHaveProperty('tags');
  });

  it('drops revenue and value that cannot be parsed', async () => {
    const event = await sent({ revenue: 'none', value: 'none', color: 'red' });
    expect(event).toMatchObject({ tags: { color: 'red' } });
    for (const name of ['revenue', 'value', 'tags.revenue', 'tags.value'])
      expect(event).not.toHaveProperty(name);
  });

  it('is not sent for an event that the project does not know, or tags that are no object', async () => {
    expect(await sent({}, 'unknown')).toBeUndefined();
    expect(await sent({}, 'toString')).toBeUndefined();
    expect(await sent({}, '')).toBeUndefined();
    expect(await sent('text')).toBeUndefined();
    expect(await sent([1])).toBeUndefined();
  });

  it('never changes the tags of the caller, nor follows their changes', async () => {
    const { sender, bodies } = eventSender([ok], { isBrowser: false });
    const tags: Record<string, unknown> = { revenue: 'none', list: [1] };
    const before = structuredCopy(tags);
    sender.track(context(), 'purchase', Object.freeze(tags));
    expect(tags).toEqual(before);
    (tags['list'] as number[]).push(2);
    await sender.flush();
    expect(visitors(bodies()[0])).toMatchObject([{ snapshots: [{ events: [{ tags: { list: [1] } }] }] }]);
  });
});

function structuredCopy(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('batches on a server', () => {
  const server = (overrides = {}) =>
    eventSender([ok], { isBrowser: false, storage: undefined, ...overrides });
  const track = (sender: ReturnType<typeof server>['sender'], count: number): void => {
    for (let index = 0; index < count; index += 1) sender.track(context(), 'purchase');
  };

  it('leave when ten events are together', async () => {
    const { sender, bodies, settle } = server();
    track(sender, 9);
    await settle();
    expect(bodies()).toHaveLength(0);
    track(sender, 1);
    await settle();
    expect([bodies().length, events(bodies())]).toEqual([1, 10]);
  });

  it('leave 30 seconds after their first event', async () => {
    const { sender, bodies, advance } = server();
    track(sender, 1);
    await advance(20_000);
    track(sender, 1);
    await advance(9_999);
    expect(bodies()).toHaveLength(0);
    await advance(1);
    expect(events(bodies())).toBe(2);
  });

  it('restart their timer after a full batch', async () => {
    const { sender, bodies, advance } = server({ batchSize: 2 });
    track(sender, 2);
    await advance(29_999);
    track(sender, 1);
    await advance(1);
    expect(bodies()).toHaveLength(1);
    await advance(29_999);
    expect(bodies()).toHaveLength(2);
  });

  it('contain events of one revision only', async () => {
    const { sender, bodies } = server();
    sender.track(context(), 'purchase');
    sender.track(context({ revision: '8' }), 'purchase');
    await sender.flush();
    expect(bodies().map((body) => (JSON.parse(body) as { revision: string }).revision)).toEqual(['7', '8']);
  });

  it('are flushed on demand, and flush settles when they have arrived', async () => {
    const { sender, bodies } = server();
    track(sender, 3);
    await sender.flush();
    expect(events(bodies())).toBe(3);
    await sender.flush();
    expect(bodies()).toHaveLength(1);
  });
});

describe('delivery', () => {
  it.each([
    ['network errors', new Error('offline'), 'network error'],
    ['server errors', response(503), '503'],
  ])('is tried three times in all for %s, each logged', async (_name, fault, status) => {
    const { sender, calls, advance, lines, pendingBodies } = eventSender([fault]);
    sender.seen(context(), decision());
    await advance(60_000);
    expect(calls).toHaveLength(3);
    expect(lines).toEqual(Array.from({ length: 3 }, () => `error: Event send failed (${status})`));
    expect(pendingBodies()).toBe(1);
  });

  it('is not tried again after an error, which is logged', async () => {
    const { sender, calls, advance, lines, pendingBodies } = eventSender([response(400)]);
    sender.seen(context(), decision());
    await advance(60_000);
    expect([calls.length, lines, pendingBodies()]).toEqual([1, ['error: Event send failed (400)'], 0]);
  });

  it('is over once an attempt succeeds', async () => {
    const { sender, calls, advance, pendingBodies, pending } = eventSender([response(500), ok]);
    sender.seen(context(), decision());
    await advance(60_000);
    expect([calls.length, pendingBodies(), pending()]).toEqual([2, 0, []]);
  });

  it('gives up a request after a minute', async () => {
    const { sender, advance, lines } = eventSender(['hang']);
    sender.seen(context(), decision());
    await advance(60_000);
    expect(lines).toEqual(['error: Event send failed (network error)']);
  });

  it('is stored while it is in flight, and resumed by the next page', async () => {
    const first = eventSender(['hang']);
    first.sender.seen(context(), decision());
    await first.settle();
    expect(first.pendingBodies()).toBe(1);
    const next = eventSender([ok]);
    for (const [key, value] of first.map) next.map.set(key, value);
    next.sender.resume();
    next.sender.resume();
    await next.settle();
    expect(next.bodies()).toEqual(first.bodies());
    expect(next.pendingBodies()).toBe(0);
  });

  it('stores at most 100, the newest', async () => {
    const { sender, settle, map, pendingBodies } = eventSender(['hang']);
    for (let index = 0; index < 103; index += 1)
      sender.track(context({ visitorId: String(index) }), 'purchase');
    await settle();
    expect(pendingBodies()).toBe(100);
    const stored = map.get('haberdash-pending-events') ?? '';
    expect([
      stored.includes(String.raw`\"visitor_id\":\"2\"`),
      stored.includes(String.raw`\"visitor_id\":\"3\"`),
    ]).toEqual([false, true]);
  });

  it.each([['no json'], ['{}'], ['null'], ['[null, 1, {"id": 1, "body": "x"}, {"id": "a"}]']])(
    'starts afresh with the stored text %j',
    async (text) => {
      const { sender, map, calls, settle } = eventSender([ok]);
      map.set('haberdash-pending-events', text);
      sender.resume();
      await settle();
      expect(calls).toHaveLength(0);
    },
  );

  it('works with a storage that rejects', async () => {
    const { sender, calls, settle, lines } = eventSender([ok], { storage: brokenStorage });
    sender.seen(context(), decision());
    sender.resume();
    await settle();
    expect(calls).toHaveLength(1);
    expect(lines[0]).toContain('Pending events could not be kept');
  });
});

describe('page hide', () => {
  const withBeacon = (isTaken: boolean, responses: readonly FakeResponse[], overrides = {}) => {
    const beacons: string[] = [];
    const beacon = (_url: string, body: string): boolean => {
      beacons.push(body);
      return isTaken;
    };
    return { beacons, ...eventSender(responses, { beacon, ...overrides }) };
  };

  it('hands a started batch to the beacon', async () => {
    const { sender, beacons, calls, settle, pendingBodies, pending } = withBeacon(true, [ok], {
      isBrowser: false,
    });
    sender.track(context(), 'purchase');
    sender.pageHidden();
    await settle();
    expect([events(beacons), calls.length, pendingBodies(), pending()]).toEqual([1, 0, 0, []]);
  });

  it('hands over what waits for another attempt, which is then not made', async () => {
    const { sender, beacons, calls, advance, settle, pendingBodies } = withBeacon(true, [response(500)]);
    sender.seen(context(), decision());
    await settle();
    sender.pageHidden();
    await advance(60_000);
    expect([beacons.length, calls.length, pendingBodies()]).toEqual([1, 1, 0]);
  });

  it('sends by fetch what the beacon does not accept', async () => {
    const { sender, calls, settle } = withBeacon(false, [ok], { isBrowser: false });
    sender.track(context(), 'purchase');
    sender.pageHidden();
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('does not send twice what is in flight', async () => {
    const { sender, beacons, calls, settle } = withBeacon(true, ['hang']);
    sender.seen(context(), decision());
    sender.pageHidden();
    await settle();
    expect([beacons.length, calls.length]).toEqual([0, 1]);
  });

  it('leaves the sender at work for a page that comes back', async () => {
    const { sender, calls, settle } = withBeacon(true, [ok]);
    sender.pageHidden();
    sender.seen(context(), decision());
    await settle();
    expect(calls).toHaveLength(1);
  });
});

describe('consent', () => {
  it('is needed for every event, and what happened before is not sent later', async () => {
    const { sender, calls, settle, setConsent, map } = eventSender([ok]);
    setConsent(false);
    sender.seen(context(), decision());
    sender.track(context(), 'purchase');
    setConsent(true);
    await settle();
    expect([calls.length, map.size]).toEqual([0, 0]);
    sender.seen(context(), decision());
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('that is missing when a page starts drops what an earlier page left', () => {
    const { consent } = fakeConsent(false);
    const { storage, map } = fakeStorage({ 'haberdash-pending-events': '[{"id":"a","body":"{}"}]' });
    eventSender([ok], { consent, storage });
    expect(map.size).toBe(0);
  });

  it('withdrawn drops what waits, in memory and in storage, in the same page', async () => {
    const { sender, calls, advance, settle, setConsent, map, pending } = eventSender([response(500)], {
      isBrowser: false,
      batchSize: 2,
    });
    sender.track(context(), 'purchase');
    sender.track(context(), 'purchase');
    sender.track(context(), 'purchase');
    await settle();
    setConsent(false);
    await advance(60_000);
    setConsent(true);
    sender.resume();
    await sender.flush();
    expect([calls.length, map.size, pending()]).toEqual([1, 0, []]);
  });

  it('withdrawn ends the attempts of a request in flight, even when it is granted again', async () => {
    const { sender, calls, advance, settle, setConsent } = eventSender(['hang']);
    sender.seen(context(), decision());
    await settle();
    setConsent(false);
    setConsent(true);
    await advance(120_000);
    expect(calls).toHaveLength(1);
  });
});

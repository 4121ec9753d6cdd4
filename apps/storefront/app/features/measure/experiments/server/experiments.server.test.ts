import { parseConfig, fromSnapshot, variableOf } from '@haberdash/experiments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeShopper, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { visitorConsent } from '../../../../shared/consent/visitor-consent.ts';
import { decideFor } from './experiments.server.ts';

const variation = (id: string, value: string) => ({
  id,
  key: value,
  featureEnabled: true,
  variables: [{ id: 'vr1', value }],
});
const project = {
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
};
function configOf(file: object) {
  const parsed = parseConfig(file);
  return parsed.ok ? parsed.config : undefined;
}
const config = configOf(project);

function visitorOf(
  locale: string,
  cookies: string | null,
  values: Record<string, string> = {},
  {
    responses = {},
    ...who
  }: { responses?: Responses; consumer?: { memberId?: string; consumerNo?: string } } = {},
) {
  const { shopper, values: stored, seen } = fakeShopper(responses, { locale, values, ...who });
  const consent = visitorConsent({ region: shopper.site.region, cookies, hasPrivacySignal: false });
  return { visitor: { ...shopper, visitor: { consent, hasPrivacySignal: false } }, stored, seen };
}
const granted = 'OptanonConsent=groups=C0004:1';

it('a visitor who allows it gets decisions and an id that stays', async () => {
  const { visitor, stored } = visitorOf('en-gb', granted);
  const first = await decideFor(visitor, config);
  expect(variableOf(fromSnapshot(first?.snapshot ?? '').get('search_prompt'), 'prompt', 'string')).toBe(
    'example',
  );
  expect(stored.get('visitor')).toMatch(/^vuid_[0-9a-f]{27}$/);
  expect((await decideFor(visitor, config))?.context.visitorId).toBe(first?.context.visitorId);
});

it('nobody is decided for or remembered before consent, and a withdrawal forgets the id', async () => {
  const id = `vuid_${'a'.repeat(27)}`;
  for (const cookies of [null, 'OptanonConsent=groups=C0004:0']) {
    const { visitor, stored } = visitorOf('en-gb', cookies, { visitor: id });
    expect(await decideFor(visitor, config)).toBeUndefined();
    expect(stored.size).toBe(0);
  }
});

it('without a configuration everybody keeps the baseline, and gets no id', async () => {
  const { visitor, stored } = visitorOf('en-us', null);
  expect(await decideFor(visitor, undefined)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('an id that is none is replaced', async () => {
  const { visitor } = visitorOf('en-us', null, { visitor: '<script>' });
  expect((await decideFor(visitor, config))?.context.visitorId).toMatch(/^vuid_/);
});

describe('an audience', () => {
  const audience = (condition: object) => ({
    typedAudiences: [{ id: 'au1', name: 'Some', conditions: ['or', condition] }],
    experiments: project.experiments.map((experiment) => ({ ...experiment, audienceIds: ['au1'] })),
  });
  const promptOf = async (read: Parameters<typeof decideFor>[0], file: object) => {
    const mine = await decideFor(read, configOf({ ...project, ...file }));
    return variableOf(fromSnapshot(mine?.snapshot ?? '').get('search_prompt'), 'prompt', 'string');
  };
  const ofSegment = (value: string) => ({
    ...audience({ type: 'custom_attribute', name: 'segment', match: 'substring', value }),
    attributes: [{ id: 'a2', key: 'segment' }],
  });
  const profile = (consumerDetails: object) => ({
    'GET /consumers-v3/consumer': {
      body: {
        consumerProfile: {
          consumerDetails: {
            consumerNo: 'C000482913',
            email: 'linh.nguyen@example.com',
            firstName: 'Linh',
            lastName: 'Nguyễn',
            address: [],
            identity: [],
            ...consumerDetails,
          },
          enrollments: [],
          isLoyaltyMember: true,
          preferences: {},
          subscriptions: [],
        },
      },
    },
  });

  it('may be parts of the user segment, which the profile says', async () => {
    const responses = profile({ identity: [{ type: 'IPA' }] });
    const { visitor } = visitorOf('en-us', null, {}, { consumer: {}, responses });
    const mine = await decideFor(visitor, configOf({ ...project, ...ofSegment('Ipa') }));
    expect(mine?.context.attributes).toEqual([['a2', 'segment', 'Loyalty|Ipa|WranxOrIpa']]);
    expect(await promptOf(visitor, ofSegment('WranxOrIpa'))).toBe('example');
    expect(await promptOf(visitor, ofSegment('Athlete'))).toBe('kinds');
  });

  it('may be members by the session alone, when the profile does not come', async () => {
    const responses = { 'GET /consumers-v3/consumer': 'no-answer' } as const;
    const { visitor } = visitorOf('en-us', null, {}, { consumer: { memberId: 'M1' }, responses });
    expect(await promptOf(visitor, ofSegment('Loyalty'))).toBe('example');
  });

  it('holds no guest, and nobody is asked about for a project without such an attribute', async () => {
    const guest = visitorOf('en-us', null);
    expect(await promptOf(guest.visitor, ofSegment('Loyalty'))).toBe('kinds');
    const member = visitorOf('en-us', null, {}, { consumer: { memberId: 'M1' } });
    await decideFor(member.visitor, config);
    expect([...guest.seen, ...member.seen]).toEqual([]);
  });

  describe('of the provider’s customer data', () => {
    const odp = { key: 'odp', publicKey: 'key', host: 'https://data.test', pixelUrl: 'https://pixel.test' };
    const file = {
      ...audience({
        type: 'third_party_dimension',
        name: 'odp.audiences',
        match: 'qualified',
        value: 'walkers',
      }),
      integrations: [odp],
    };
    const provider = vi.fn<(address: string) => Promise<Response>>();
    const response = (state: string) =>
      Response.json({ data: { customer: { audiences: { edges: [{ node: { name: 'walkers', state } }] } } } });
    const known = (digit: string) => ({ visitor: `vuid_${digit.repeat(27)}` });
    vi.stubGlobal('fetch', provider);
    afterEach(() => provider.mockReset());

    it.each([
      ['qualified', 'example', '1'],
      ['not_qualified', 'kinds', '2'],
    ])('counts a visitor who is %s as %s', async (state, prompt, digit) => {
      provider.mockResolvedValue(response(state));
      expect(await promptOf(visitorOf('en-us', null, known(digit)).visitor, file)).toBe(prompt);
      expect(provider.mock.calls[0]?.[0]).toBe('https://data.test/v3/graphql');
    });

    it('waits for nobody: what comes late counts with the next read', async () => {
      let come: (late: Response) => void = () => undefined;
      provider.mockReturnValue(new Promise((resolve) => (come = resolve)));
      const { visitor } = visitorOf('en-us', null, known('3'));
      expect(await promptOf(visitor, file)).toBe('kinds');
      come(response('qualified'));
      await vi.waitFor(async () => expect(await promptOf(visitor, file)).toBe('example'));
      expect(provider).toHaveBeenCalledTimes(1);
    });

    it('hears of a new visitor once, by the id alone, and of nobody who rejects', async () => {
      provider.mockResolvedValue(new Response(null, { status: 200 }));
      const pixels = { ...project, integrations: [odp] };
      await decideFor(visitorOf('en-gb', null).visitor, configOf(pixels));
      expect(provider).not.toHaveBeenCalled();
      const { visitor, stored } = visitorOf('en-gb', granted);
      await decideFor(visitor, configOf(pixels));
      await decideFor(visitor, configOf(pixels));
      await vi.waitFor(() => expect(provider).toHaveBeenCalledTimes(1));
      const { origin, searchParams } = new URL(provider.mock.calls[0]?.[0] ?? '');
      expect([
        origin,
        searchParams.get('vdl_action'),
        searchParams.get('vuid'),
        searchParams.get('tracker_id'),
      ]).toEqual(['https://pixel.test', 'client_initialized', stored.get('visitor'), 'key']);
    });

    it('links the browser with a customer at sign-in, once and by pseudonyms, and forgets both at a withdrawal', async () => {
      provider.mockImplementation(async (address) =>
        address.endsWith('/v3/graphql') ? response('qualified') : new Response(null, { status: 200 }),
      );
      const customer = { consumerNo: 'C000482913' };
      const { visitor, stored } = visitorOf('en-gb', granted, known('4'), { consumer: customer });
      const first = await decideFor(visitor, configOf({ ...project, ...file }));
      await decideFor(visitor, configOf({ ...project, ...file }));
      const pixels = () => provider.mock.calls.filter(([address]) => address.includes('zaius.gif'));
      await vi.waitFor(() => expect(pixels()).toHaveLength(1));
      const { searchParams } = new URL(pixels()[0]?.[0] ?? '');
      const userId = searchParams.get('fs_user_id') ?? '';
      expect([searchParams.get('vdl_action'), searchParams.get('vuid')]).toEqual([
        'identified',
        known('4').visitor,
      ]);
      expect(userId).toMatch(/^vuid_[0-9a-f]{27}$/);
      expect(first?.context.visitorId).toBe(userId);
      const segmentQuery = provider.mock.calls.find(([address]) => address.endsWith('/v3/graphql'));
      expect(JSON.stringify(segmentQuery)).toContain('fs_user_id');
      expect(JSON.stringify(provider.mock.calls)).not.toContain(customer.consumerNo);
      const values = Object.fromEntries(stored);
      const withdrawn = visitorOf('en-gb', 'OptanonConsent=groups=C0004:0', values, { consumer: customer });
      expect(await decideFor(withdrawn.visitor, configOf(project))).toBeUndefined();
      expect([...withdrawn.stored.keys()]).toEqual([]);
    });

    it('unlinks the browser when the customer signs out', async () => {
      provider.mockResolvedValue(new Response(null, { status: 200 }));
      const values = { ...known('5'), identified: `vuid_${'b'.repeat(27)}` };
      const { visitor, stored } = visitorOf('en-us', null, values);
      const mine = await decideFor(visitor, config);
      expect([mine?.context.visitorId, stored.has('identified')]).toEqual([known('5').visitor, false]);
    });
  });
});

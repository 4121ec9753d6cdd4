import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audienceNames } from './model/project.ts';
import { attributesOf, comparedProfiles, profileLabel, readProfile } from './model/profiles.ts';
import { siteOf } from '../../shared/sites/sites.ts';
import { readQuery } from '../content/index.ts';
import { SIMULATED_VISITORS } from './server/read-experiments.server.ts';

const variation = (id: string, key: string, value: string) => ({
  id,
  key,
  featureEnabled: true,
  variables: [{ id: '21', value }],
});
const project = {
  version: '4',
  accountId: '1',
  projectId: '2',
  revision: '9',
  typedAudiences: [
    {
      id: '101',
      name: 'Members',
      conditions: ['and', { type: 'custom_attribute', match: 'exact', name: 'loyalty_member', value: true }],
    },
  ],
  featureFlags: [
    {
      key: 'listing_sort',
      experimentIds: ['14', '15'],
      rolloutId: '',
      variables: [{ id: '21', key: 'sort', type: 'string', defaultValue: 'relevance' }],
    },
  ],
  experiments: [
    {
      id: '14',
      key: 'listing_sort_test',
      status: 'Running',
      layerId: '1',
      audienceIds: ['101'],
      variations: [variation('1', 'relevance', 'relevance'), variation('2', 'newest', 'newest')],
      trafficAllocation: [
        { entityId: '1', endOfRange: 5_000 },
        { entityId: '2', endOfRange: 10_000 },
      ],
    },
    { id: '15', key: 'paused', status: 'Paused', layerId: '2', variations: [], trafficAllocation: [] },
  ],
  integrations: [{ key: 'odp', publicKey: 'k', host: 'https://data.test', pixelUrl: 'https://data.test' }],
};

const editor = { ticket: 't', siteIds: ['NF-US'], expiresAtMs: 0 } as const;
const provider = vi.fn<(address: string | URL | Request) => Promise<Response>>();
beforeEach(() => {
  vi.stubEnv('EXPERIMENTS_ORIGIN', 'https://provider.test');
  vi.stubGlobal('fetch', provider);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  provider.mockReset();
});

const answer = (file: Response | Error) =>
  provider.mockImplementation(async (request) => {
    const address = request instanceof Request ? request.url : String(request);
    if (!address.startsWith('https://provider.test')) return Response.json({}, { status: 503 });
    if (file instanceof Error) throw file;
    return file;
  });

async function open(search = '') {
  const { readExperiments: read } = await import('./server/read-experiments.server.ts');
  const parameters = new URLSearchParams(search);
  return read(readQuery(parameters), parameters, editor);
}

describe('the page of experiments', () => {
  it('lists running experiments with their audience and the values of each variation', async () => {
    answer(Response.json(project));
    const view = await open();
    if ('cure' in view) throw new Error(view.title);
    expect(view.experiments.map(({ experimentKey }) => experimentKey)).toEqual(['listing_sort_test']);
    const [{ audiences, variations } = { audiences: [], variations: [] }] = view.experiments;
    expect(audiences).toEqual(['Members']);
    expect(variations.map(({ key, values }) => [key, ...values])).toEqual([
      ['relevance', ['sort', 'relevance']],
      ['newest', ['sort', 'newest']],
    ]);
  });

  it('shows what ten thousand visitors of a profile get, the same for the same series', async () => {
    const split = async (search: string) => {
      answer(Response.json(project));
      const view = await open(search);
      if ('cure' in view) throw new Error(view.title);
      return view.experiments[0]?.split;
    };
    expect((await split('who=guest'))?.outside).toBe(SIMULATED_VISITORS);
    const members = await split('who=member');
    expect(members?.ratio.isPlausible).toBe(true);
    expect(members?.outside).toBe(0);
    expect(await split('who=member')).toEqual(members);
    expect(await split('who=member&seed=2')).not.toEqual(members);
  });

  it('shows what each audience sees', async () => {
    answer(Response.json(project));
    const view = await open();
    if ('cure' in view) throw new Error(view.title);
    const seen = new Map(view.rows.map(({ label, shares }) => [label, shares[0]?.variations.length]));
    expect([seen.get('Guest on a desktop'), seen.get('Member on a phone')]).toEqual([0, 2]);
  });

  it.each([
    ['rejects the key', new Response(null, { status: 403 }), 'The provider responded with 403'],
    ['sends no data file', Response.json({ version: '9' }), 'version cannot be read'],
    ['cannot be reached', new TypeError('fetch failed'), 'cannot be reached'],
    ['is slow', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'longer than three seconds'],
  ])('says what to do when the provider %s', async (_what, response, cure) => {
    answer(response);
    expect(await open()).toMatchObject({ cure: expect.stringContaining(cure) });
  });

  it('says which settings are missing', async () => {
    vi.stubEnv('EXPERIMENTS_ORIGIN', undefined);
    expect(await open()).toMatchObject({ cure: expect.stringContaining('EXPERIMENTS_ORIGIN') });
  });
});

describe('a profile', () => {
  it('is read from the address, without what is not known', () => {
    const parameters = new URLSearchParams('device=watch&who=member&segment=menders&segment=gone');
    expect(readProfile(parameters, ['menders'])).toEqual({
      device: 'desktop',
      who: 'member',
      segments: ['menders'],
    });
  });

  it('has the attributes that the shop gives a visitor', () => {
    expect(attributesOf({ device: 'phone', who: 'customer' }, siteOf('fr-ca'))).toMatchObject({
      locale: 'fr-ca',
      currency: 'CAD',
      signed_in: true,
      loyalty_member: false,
    });
  });

  it('has a name', () => {
    expect(comparedProfiles(['menders']).map(profileLabel).at(-1)).toBe('Guest on a desktop, in menders');
  });
});

it('the names of audiences are those of ids and of conditions; an unknown id is shown as it is', () => {
  const file = {
    audiences: [{ id: '1', name: 'Old' }],
    experiments: [{ key: 'a', audienceConditions: ['and', '1', ['not', '2']] }],
    groups: [{ experiments: [{ key: 'b', audienceIds: ['1'] }] }],
  };
  expect([...audienceNames(file)]).toEqual([
    ['a', ['Old', '2']],
    ['b', ['Old']],
  ]);
});

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fromSnapshot } from '@haberdash/experiments';
import { readLogContext } from '@haberdash/page-engine/document';
import * as sdk from 'optimizely-sdk-6';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorConsent } from '../../../../shared/consent/visitor-consent.ts';
import {
  decideFlagContext,
  previewContext,
  sessionContext,
  siteContext,
  visitorContext,
} from '../../../../shared/pipeline/context.ts';
import { openJar } from '../../../../shared/pipeline/cookie-jar.ts';
import { findSite } from '../../../../shared/sites/sites.ts';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { run } from '../../../../shared/testing/run-middleware.fixtures.ts';
import { decideFor } from './experiments.server.ts';
import { choosePage, pageDecisions } from './page-decisions.server.ts';
import { currentConfig } from './configuration.server.ts';

const variation = (id: string, key: string, sort: string) => ({
  id,
  key,
  featureEnabled: true,
  variables: [{ id: '9', value: sort }],
});
const experiment = (id: string, overrides: object = {}) => ({
  id,
  key: `test-${id}`,
  status: 'Running',
  layerId: `layer-${id}`,
  audienceIds: [],
  forcedVariations: {},
  variations: [variation(`${id}1`, 'relevance', 'relevance'), variation(`${id}2`, 'newest', 'newest')],
  trafficAllocation: [
    { entityId: `${id}1`, endOfRange: 5_000 },
    { entityId: `${id}2`, endOfRange: 10_000 },
  ],
  ...overrides,
});
const flag = (key: string, experimentIds: readonly string[]) => ({
  id: `flag-${key}`,
  key,
  experimentIds,
  rolloutId: '',
  variables: [{ id: '9', key: 'sort', type: 'string', defaultValue: 'relevance' }],
});
const project = {
  version: '4',
  accountId: '1',
  projectId: '2',
  revision: '3',
  anonymizeIP: true,
  attributes: [{ id: 'a1', key: 'device' }],
  audiences: [],
  typedAudiences: [
    {
      id: '7',
      name: 'Phones',
      conditions: ['and', { type: 'custom_attribute', match: 'exact', name: 'device', value: 'phone' }],
    },
  ],
  events: [],
  groups: [],
  rollouts: [],
  integrations: [],
  featureFlags: [flag('listing_sort', ['1']), flag('on_phones', ['2']), flag('paused', ['3'])],
  experiments: [
    experiment('1'),
    experiment('2', { audienceIds: ['7'] }),
    experiment('3', { status: 'Paused' }),
  ],
  holdouts: [
    {
      ...experiment('8', { trafficAllocation: [{ entityId: '81', endOfRange: 500 }] }),
      layerId: undefined,
    },
  ],
};

vi.stubGlobal('fetch', async () => Response.json(project));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(async () => {
  await vi.waitFor(async () => {
    if ((await currentConfig()) === undefined) throw new Error('no configuration yet');
  });
});

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const GRANTED = 'OptanonConsent=groups=C0004:1';

const requestOf = (
  cookies: string,
  { userAgent = DESKTOP, locale = 'en-us', gpc = '', dest = 'document' } = {},
) =>
  // The part of a request that is read.
  ({
    url: `/${locale}/c/jackets-1100?utm_source=mail`,
    headers: {
      cookie: cookies,
      'user-agent': userAgent,
      'sec-fetch-dest': dest,
      ...(gpc === '' ? {} : { 'sec-gpc': gpc }),
    },
  }) as unknown as IncomingMessage;

const cookiesOf = (lines: readonly string[]): string =>
  lines.map((line) => line.split(';', 1)[0] ?? '').join('; ');
const variationIn = (row: string | undefined, key = 'listing_sort') =>
  row === undefined ? undefined : fromSnapshot(row).get(key)?.variationKey;

/** The variation that a page of a browser shows, with the cookies after it. */
async function openPage(cookies = '', options = {}) {
  const choice = await choosePage(requestOf(cookies, options));
  const set = choice?.onUse?.() ?? [];
  return {
    variation: variationIn(choice?.chosen.get('listing_sort')),
    onPhones: variationIn(choice?.chosen.get('on_phones'), 'on_phones'),
    flags: [...(choice?.chosen.keys() ?? [])],
    cookies: set.length === 0 ? cookies : cookiesOf(set),
  };
}

/** What the private read of the same browser decides. */
async function readMine(cookies: string) {
  const { shopper } = fakeShopper({}, { locale: 'en-us' });
  const { values } = openJar(cookies);
  const consent = visitorConsent({ region: 'NORA', cookies, hasPrivacySignal: false });
  const session = { ...shopper.session, ...values };
  const read = { ...shopper, session, visitor: { consent, hasPrivacySignal: false } };
  return decideFor(read, await currentConfig());
}

/** The cookies of a browser in which a customer is signed in. */
function signedIn(consumerNo: string): string {
  const { storage, changes } = openJar('');
  storage.write({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: Date.now() + 3_600_000,
    usid: 'u',
    type: 'Registered',
    consumer: { consumerNo },
  });
  return cookiesOf(changes());
}

describe('a visitor gets the same variation', () => {
  it('on the first page, after a reload, and from the private read', async () => {
    const seen = new Set<string | undefined>();
    for (let index = 0; index < 40; index += 1) {
      const first = await openPage();
      const again = await openPage(first.cookies);
      const mine = await readMine(first.cookies);
      expect(again.variation).toBe(first.variation);
      expect(variationIn(mine?.snapshot)).toBe(first.variation);
      seen.add(first.variation);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['relevance', 'newest']));
  });

  it('as a customer on every device', async () => {
    const shown = new Set<string | undefined>();
    for (let index = 0; index < 20; index += 1) {
      const customer = `C${String(index)}`;
      const one = await openPage(signedIn(customer));
      const other = await openPage(signedIn(customer));
      expect(other.variation).toBe(one.variation);
      shown.add(one.variation);
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  it('as the vendor’s SDK decides for the same id', async () => {
    const client = sdk.createInstance({
      projectConfigManager: sdk.createStaticProjectConfigManager({ datafile: JSON.stringify(project) }),
    });
    const differences: object[] = [];
    for (let index = 0; index < 300; index += 1) {
      const digest = createHash('sha256').update(String(index)).digest('hex');
      const vuid = `vuid_${digest.slice(0, 27)}`;
      const jar = openJar('');
      jar.values.setValue('visitor', vuid);
      const userAgent = index % 2 === 0 ? DESKTOP : PHONE;
      const device = index % 2 === 0 ? 'desktop' : 'phone';
      const { variation: ours, onPhones } = await openPage(cookiesOf(jar.changes()), { userAgent });
      const context = client.createUserContext(vuid, { device });
      const theirs = (key: string) =>
        context.decide(key, ['DISABLE_DECISION_EVENT' as never]).variationKey ?? undefined;
      if (ours !== theirs('listing_sort') || onPhones !== theirs('on_phones'))
        differences.push({ vuid, ours, onPhones });
    }
    await client.close();
    expect(differences).toEqual([]);
  });
});

describe('a page gets the baseline', () => {
  it.each([
    ['in EMEA before consent', '', { locale: 'en-gb' }],
    ['in EMEA after a rejection', 'OptanonConsent=groups=C0004:0', { locale: 'en-gb' }],
    ['outside EMEA after a rejection', 'OptanonConsent=groups=C0004:0', {}],
    ['with Global Privacy Control', '', { gpc: '1' }],
    ['for a program', '', { userAgent: 'Googlebot/2.1' }],
    ['on no site', '', { locale: 'xx-xx' }],
    ['for a new visitor beside a document', '', { dest: 'empty' }],
  ])('%s, and nothing is stored', async (_when, cookies, options) => {
    expect(await openPage(cookies, options)).toEqual({
      variation: undefined,
      onPhones: undefined,
      flags: [],
      cookies,
    });
  });

  it('until consent is given', async () => {
    expect((await openPage(GRANTED, { locale: 'en-gb' })).variation).toBeDefined();
  });

  it('of an experiment that does not run', async () => {
    expect((await openPage()).flags).not.toContain('paused');
  });
});

describe('the decisions of a request', () => {
  const site = findSite('/en-us');
  async function decide(
    flagKey: string,
    { headers = {}, testContext }: { headers?: Record<string, string>; testContext?: string } = {},
  ) {
    if (site === undefined) throw new Error('no site');
    const context = new RouterContextProvider();
    const consent = visitorConsent({ region: site.region, cookies: null, hasPrivacySignal: false });
    context.set(siteContext, site);
    context.set(readLogContext, new Set());
    context.set(visitorContext, { consent, hasPrivacySignal: false });
    context.set(sessionContext, fakeShopper({}).shopper.session);
    context.set(previewContext, testContext === undefined ? null : { ticket: 't', testContext });
    let decision: unknown;
    const request = new Request('http://shop.test/en-us', { headers: { 'user-agent': DESKTOP, ...headers } });
    const response = await run([pageDecisions], request, {
      context,
      respond: async () => {
        decision = (await context.get(decideFlagContext)(flagKey))?.variationKey;
        return new Response('ok');
      },
    });
    return { decision, used: response.headers.get('x-render-used'), kinds: [...context.get(readLogContext)] };
  }

  it('are those of the page cache in its rendering, which names what it used and stays public', async () => {
    const choice = await choosePage(requestOf(''));
    const rows = [...(choice?.chosen ?? [])];
    const header = rows.length === 0 ? '' : encodeURIComponent(JSON.stringify(rows));
    const { decision, used, kinds } = await decide('listing_sort', {
      headers: { 'x-render-variant': header },
    });
    expect(decision).toBe(variationIn(choice?.chosen.get('listing_sort')));
    expect([decodeURIComponent(used ?? ''), kinds]).toEqual(['["listing_sort"]', []]);
  });

  it('make a page that is rendered for one visitor private', async () => {
    const { decision, used, kinds } = await decide('listing_sort');
    expect(decision).toBeDefined();
    expect([used, kinds]).toEqual([null, ['private']]);
  });

  it.each(['paused', 'unknown'])('about a flag that cannot vary (%s) shape no page', async (flagKey) => {
    expect(await decide(flagKey, { headers: { 'x-render-variant': '' } })).toEqual({
      decision: undefined,
      used: null,
      kinds: [],
    });
  });

  it('are forced in a preview only', async () => {
    expect((await decide('listing_sort', { testContext: 'listing_sort=newest' })).decision).toBe('newest');
    expect((await decide('listing_sort', { testContext: 'other=newest' })).decision).not.toBe(undefined);
  });
});

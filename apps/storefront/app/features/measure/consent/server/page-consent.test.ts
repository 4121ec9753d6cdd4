import { parseConsentCookie } from '@haberdash/experiments';
import { describe, expect, it } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { storePrivacyChoice, readPrivacyChoices } from './page-consent.server.ts';
import { visitorConsent } from '../../../../shared/consent/visitor-consent.ts';

const ORIGIN = 'http://shop.test';

function visitorOf(
  locale: string,
  {
    cookies = null,
    hasPrivacySignal = false,
    path = '/privacy-choices',
    fields = {},
  }: {
    cookies?: string | null;
    hasPrivacySignal?: boolean;
    path?: string;
    fields?: Readonly<Record<string, string>>;
  } = {},
) {
  const { shopper } = fakeShopper({}, { locale, path, fields });
  const { region } = shopper.site;
  const consent = visitorConsent({ region, cookies, hasPrivacySignal });
  return { ...shopper, visitor: { consent, hasPrivacySignal } };
}

const from = (referer: string) => new Request(ORIGIN, { headers: { origin: ORIGIN, referer } });

async function responseOf(run: Promise<unknown>): Promise<Response> {
  return run.then(
    () => Promise.reject(new Error('no answer')),
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    },
  );
}

describe('the page of privacy choices', () => {
  it('shows nothing as allowed in EMEA before an answer, and everything elsewhere', async () => {
    expect((await readPrivacyChoices(visitorOf('en-gb'))).granted).toEqual([]);
    expect((await readPrivacyChoices(visitorOf('en-us'))).granted).toEqual([
      'performance',
      'functional',
      'targeting',
    ]);
  });

  it('shows what the visitor has chosen', async () => {
    const cookies = 'OptanonConsent=groups=C0002:0,C0003:1,C0004:0';
    for (const locale of ['en-gb', 'en-us'])
      expect((await readPrivacyChoices(visitorOf(locale, { cookies }))).granted).toEqual(['functional']);
  });

  it('says that Global Privacy Control is honoured', async () => {
    const { granted, signal } = await readPrivacyChoices(visitorOf('en-us', { hasPrivacySignal: true }));
    expect(granted).toEqual(['performance', 'functional']);
    expect(signal).toContain('Global Privacy Control');
    expect((await readPrivacyChoices(visitorOf('en-us'))).signal).toBeUndefined();
  });

  it('says once that choices are saved', async () => {
    expect((await readPrivacyChoices(visitorOf('en-gb', { path: '/privacy-choices?saved' }))).saved).toBe(
      'Your choices are saved.',
    );
  });
});

describe('a choice', () => {
  it('is kept in the cookie and leads back to the page it was made on', async () => {
    const visitor = visitorOf('en-gb', { fields: { choice: 'all' } });
    const response = await responseOf(
      storePrivacyChoice({ ...visitor, request: from(`${ORIGIN}/en-gb/c/jackets-1100?size=M`) }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en-gb/c/jackets-1100?size=M',
    ]);
    const choices = parseConsentCookie(response.headers.get('set-cookie'));
    expect([...(choices ?? [])].every(([, isGranted]) => isGranted)).toBe(true);
  });

  it('made on the page of choices is confirmed there', async () => {
    const visitor = visitorOf('en-gb', { fields: { choice: 'none' } });
    const response = await responseOf(
      storePrivacyChoice({ ...visitor, request: from(`${ORIGIN}/en-gb/privacy-choices`) }),
    );
    expect(response.headers.get('location')).toBe('/en-gb/privacy-choices?saved');
    expect(parseConsentCookie(response.headers.get('set-cookie'))?.get('C0002')).toBe(false);
  });

  it('that is none is rejected', async () => {
    const visitor = visitorOf('en-gb', { fields: { choice: 'x' } });
    await expect(storePrivacyChoice({ ...visitor, request: from(`${ORIGIN}/en-gb`) })).rejects.toBeDefined();
  });
});

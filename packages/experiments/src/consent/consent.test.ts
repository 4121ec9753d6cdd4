import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE, consentCookieValue, parseConsentCookie } from './consent-cookie.ts';
import { createConsentGate } from './consent-gate.ts';
import { consentFrom } from './consent.ts';

const groups = 'C0001:1,C0002:1,C0003:0';
const cookie = (value: string) => `a=1; OptanonConsent=${value}; b=2`;

describe('the consent cookie', () => {
  it.each([
    ['plain', `isGpcEnabled=0&groups=${groups}&hosts=`],
    ['with encoded groups', `isGpcEnabled=0&groups=${encodeURIComponent(groups)}&hosts=`],
    ['encoded as a whole', encodeURIComponent(`isGpcEnabled=0&groups=${groups}`)],
    ['encoded twice', encodeURIComponent(`x=1&groups=${encodeURIComponent(groups)}`)],
  ])('is read %s', (_name, value) => {
    expect([...(parseConsentCookie(cookie(value)) ?? [])]).toEqual([
      ['C0001', true],
      ['C0002', true],
      ['C0003', false],
    ]);
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['XOptanonConsent=groups=C0004:1'],
    ['OptanonConsent=nothing=1'],
    ['OptanonConsent=%E0%A4%A'],
  ])('gives nothing for %j', (cookies) => expect(parseConsentCookie(cookies)).toBeUndefined());

  it('takes a code that is granted and rejected as rejected, in either order', () => {
    expect(parseConsentCookie('OptanonConsent=groups=C0004:1,C0004:0,C0002:0,C0002:1')).toEqual(
      new Map([
        ['C0004', false],
        ['C0002', false],
      ]),
    );
  });

  it('ignores values other than 0 and 1', () => {
    expect(parseConsentCookie('OptanonConsent=groups=C0004:11,C0003:true,:1')).toEqual(new Map());
  });

  it('never throws, and returns booleans', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const answer of parseConsentCookie(`OptanonConsent=groups=${text}`)?.values() ?? []) {
          expect(answer).toBeTypeOf('boolean');
        }
      }),
    );
  });
});

describe('the consent cookie of a decision', () => {
  const now = new Date('2026-03-09T10:00:00Z');

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^C\d{4}$/)), fc.boolean(), (codes, isGranted) => {
        const answers = new Map(codes.map((code, index) => [code, isGranted === (index % 2 === 0)]));
        const value = consentCookieValue(answers, { now });
        expect(parseConsentCookie(cookie(value))).toEqual(answers);
        expect(value).toMatch(/^[\w%=&.-]*$/);
      }),
    );
  });

  it('has its time and whether Global Privacy Control was on, and no identifier', () => {
    const value = consentCookieValue(new Map([['C0001', true]]), { now, globalPrivacyControl: true });
    expect(`${CONSENT_COOKIE}=${value}`).toBe(
      'OptanonConsent=isGpcEnabled=1&datestamp=2026-03-09T10%3A00%3A00.000Z&groups=C0001%3A1',
    );
  });
});

describe('consent', () => {
  it('is granted for every category outside EMEA', () => {
    expect(Object.values(consentFrom({ region: 'NORA' }))).toEqual([
      'granted',
      'granted',
      'granted',
      'granted',
    ]);
  });

  it('needs the code with :1 in EMEA, and distinguishes rejected from not asked', () => {
    expect(consentFrom({ region: 'EMEA', cookies: cookie(`groups=${groups}`) })).toEqual({
      required: 'granted',
      performance: 'granted',
      functional: 'rejected',
      targeting: 'not-asked',
    });
  });

  it('allows only the required category in EMEA without a cookie', () => {
    expect(consentFrom({ region: 'EMEA' })).toEqual({
      required: 'granted',
      performance: 'not-asked',
      functional: 'not-asked',
      targeting: 'not-asked',
    });
  });

  it('grants the required category whatever the cookie contains', () => {
    expect(consentFrom({ region: 'EMEA', cookies: 'OptanonConsent=groups=C0001:0' }).required).toBe(
      'granted',
    );
  });

  it('is granted in preview', () => {
    expect(consentFrom({ region: 'EMEA', isPreview: true }).targeting).toBe('granted');
  });

  it('takes Global Privacy Control as an error of targeting, everywhere and above the cookie', () => {
    for (const region of ['EMEA', 'NORA']) {
      const cookies = 'OptanonConsent=groups=C0002:1,C0004:1';
      const consent = consentFrom({
        region,
        cookies,
        globalPrivacyControl: true,
        isPreview: region === 'NORA',
      });
      expect([consent.targeting, consent.performance]).toEqual(['rejected', 'granted']);
    }
  });
});

describe('the consent gate', () => {
  const granted = { region: 'EMEA', cookies: 'OptanonConsent=groups=C0004:1' };

  it('notifies subscribers immediately, and only of a change', () => {
    const gate = createConsentGate({ region: 'EMEA' });
    const heard = vi.fn(() => gate.getSnapshot().targeting);
    const unsubscribe = gate.subscribe(heard);
    gate.update({ cookies: 'OptanonConsent=groups=C0004:1' });
    expect(heard).toHaveLastReturnedWith('granted');
    gate.update({ cookies: 'other=1; OptanonConsent=groups=C0004:1' });
    expect(heard).toHaveBeenCalledTimes(1);
    unsubscribe();
    gate.withdraw('targeting');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('returns the same snapshot while nothing changes', () => {
    const gate = createConsentGate(granted);
    const before = gate.getSnapshot();
    gate.update({ cookies: granted.cookies });
    expect(gate.getSnapshot()).toBe(before);
  });

  it('rejects a withdrawn category until it is restored, even outside EMEA', () => {
    const gate = createConsentGate({ region: 'NORA' });
    gate.withdraw('targeting');
    gate.update({ cookies: granted.cookies });
    expect(gate.isGranted('targeting')).toBe(false);
    expect(gate.isGranted('functional')).toBe(true);
    gate.restore('targeting');
    expect(gate.isGranted('targeting')).toBe(true);
  });

  it('notifies every subscriber of a withdrawal although one of them fails', () => {
    const gate = createConsentGate(granted);
    const heard = vi.fn();
    gate.subscribe(() => {
      throw new Error('faulty');
    });
    gate.subscribe(heard);
    expect(() => gate.withdraw('targeting')).toThrow('faulty');
    expect(heard).toHaveBeenCalledOnce();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { obeyCookies, visitorConsent } from './visitor-consent.ts';

const rejected = 'OptanonConsent=groups=C0001:1,C0002:0,C0003:1,C0004:0';

describe('in EMEA', () => {
  it('nothing but what is required is allowed before the visitor has answered', () => {
    const gate = visitorConsent({ region: 'EMEA', cookies: null, hasPrivacySignal: false });
    expect(gate.getSnapshot()).toEqual({
      required: 'granted',
      performance: 'not-asked',
      functional: 'not-asked',
      targeting: 'not-asked',
    });
  });

  it('a new answer counts in the same page, in both directions', () => {
    const gate = visitorConsent({ region: 'EMEA', cookies: null, hasPrivacySignal: false });
    const heard = vi.fn();
    gate.subscribe(heard);
    obeyCookies(gate, 'OptanonConsent=groups=C0002:1,C0004:1');
    expect([gate.isGranted('performance'), gate.isGranted('targeting')]).toEqual([true, true]);
    obeyCookies(gate, rejected);
    expect([gate.isGranted('performance'), gate.isGranted('functional')]).toEqual([false, true]);
    expect(heard).toHaveBeenCalled();
  });
});

describe('elsewhere', () => {
  it('everything is allowed until the visitor rejects it', () => {
    const gate = visitorConsent({ region: 'NORA', cookies: null, hasPrivacySignal: false });
    expect(gate.isGranted('performance')).toBe(true);
    obeyCookies(gate, rejected);
    expect([gate.isGranted('performance'), gate.isGranted('functional')]).toEqual([false, true]);
    obeyCookies(gate, 'OptanonConsent=groups=C0002:1');
    expect(gate.isGranted('performance')).toBe(true);
  });

  it('Global Privacy Control rejects targeting, whatever the cookie says', () => {
    const cookies = 'OptanonConsent=groups=C0002:1,C0004:1';
    const gate = visitorConsent({ region: 'NORA', cookies, hasPrivacySignal: true });
    expect([gate.isGranted('performance'), gate.isGranted('targeting')]).toEqual([true, false]);
  });
});

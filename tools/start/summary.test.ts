import { describe, expect, it } from 'vitest';
import { describeStart, type SummaryFacts } from './summary.ts';

const FACTS: SummaryFacts = {
  seconds: 31.26,
  isNew: false,
  storedIn: '.data',
  shop: 'http://127.0.0.1:3000',
  preview: 'http://127.0.0.1:3001/?ticket=abc',
  api: 'http://127.0.0.1:4000',
  sandbox: 'http://127.0.0.1:4001',
  people: [
    { role: 'registered', signsInAt: '/sign-in', name: 'a@example.com', password: 'secret' },
    { role: 'editor of all sites', signsInAt: 'preview', name: 'e@example.com', password: 'secret' },
  ],
  cards: [
    { number: '4242424242424242', behaviour: 'pass' },
    { number: '5555555555554444', behaviour: 'pass' },
    { number: '4000000000000341', behaviour: 'timeout' },
  ],
};

describe('the last lines of a start', () => {
  it('are addresses, the first card of each result and the accounts by where they sign in', () => {
    expect(describeStart(FACTS)).toBe(`
Ready in 31.3 s. Press Ctrl-C to stop; orders and carts are kept in .data.

  Shop                http://127.0.0.1:3000
  Preview             http://127.0.0.1:3001/?ticket=abc
  Mailbox             http://127.0.0.1:4001/mailbox
  Commerce service    http://127.0.0.1:4000
  Sandbox             http://127.0.0.1:4001/

  Pay with            4242 4242 4242 4242  is accepted

  Sign in at http://127.0.0.1:3000/sign-in with secret
    a@example.com     registered

  Sign in at the preview with secret
    e@example.com     editor of all sites
`);
  });

  it('mention for a new shop that its pictures come later', () => {
    expect(describeStart({ ...FACTS, isNew: true })).toContain('Pictures are drawn in the background');
  });

  it('have no demo accounts and cards if the shop was filled from something else', () => {
    const text = describeStart({ ...FACTS, people: [] });
    expect(text).not.toContain('Sign in');
    expect(text).not.toContain('4242');
  });
});

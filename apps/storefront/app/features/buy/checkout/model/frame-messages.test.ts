import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const frame = { name: 'the frame' };
const trust = { origin: 'https://pay.test', window: frame, sessionID: 'session-1' };
const from = (fields: Record<string, unknown>, overrides: Record<string, unknown> = {}) =>
  readFrameMessage(
    {
      origin: 'https://pay.test',
      source: frame,
      data: { type: 'haberdash-payment', sessionID: 'session-1', ...fields },
      ...overrides,
    },
    trust,
  );

describe('a message of the payment frame', () => {
  it('is read when it comes from the frame of the provider', () => {
    expect(from({ event: 'ready' })).toEqual({ event: 'ready' });
    expect(from({ event: 'resize', height: 311.2 })).toEqual({ event: 'resize', height: 312 });
    expect(from({ event: 'incomplete', message: 'Enter a number' })).toEqual({
      event: 'incomplete',
      message: 'Enter a number',
    });
    expect(from({ event: 'challenge-result', threeDS2Result: 'ok' })).toEqual({
      event: 'challenge-result',
      threeDS2Result: 'ok',
    });
  });

  it('keeps of a card what may be shown, even if more is sent', () => {
    const card = { type: 'VISA', bin: '424242', lastFour: '4242', number: '4242424242424242' };
    expect(from({ event: 'tokenised', card })).toEqual({
      event: 'tokenised',
      card: { type: 'VISA', bin: '424242', lastFour: '4242' },
    });
  });

  it.each([
    ['another origin', { event: 'ready' }, { origin: 'https://evil.test' }],
    ['another window', { event: 'ready' }, { source: {} }],
    ['another session', { event: 'ready', sessionID: 'session-2' }, {}],
    ['another sender', { event: 'ready', type: 'something' }, {}],
    ['an absurd height', { event: 'resize', height: 1e9 }, {}],
    ['a negative height', { event: 'resize', height: -1 }, {}],
    ['an unknown event', { event: 'navigate' }, {}],
    ['a card that is none', { event: 'tokenised', card: 'x' }, {}],
    ['no object', {}, { data: 'ready' }],
  ])('of %s is ignored', (_name, fields, overrides) => {
    expect(from(fields, overrides)).toBeUndefined();
  });
});

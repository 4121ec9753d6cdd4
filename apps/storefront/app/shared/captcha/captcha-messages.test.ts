import { describe, expect, it } from 'vitest';
import { captchaBody } from './captcha-response.ts';
import { readCaptchaMessage } from './captcha-messages.ts';

const frame = {} as Window;
const trust = { origin: 'https://captcha.test', window: frame };
const message = (data: unknown, over: object = {}) => ({
  origin: trust.origin,
  source: frame,
  data,
  ...over,
});
const response = { type: 'haberdash-captcha', event: 'answer', action: 'login', token: 'token-1' };

describe('a message of the captcha’s frame', () => {
  it('brings an answer for its form', () => {
    expect(readCaptchaMessage(message(response), trust)).toEqual({
      event: 'answer',
      action: 'login',
      token: 'token-1',
    });
  });

  it.each([
    ['of another origin', message(response, { origin: 'https://evil.test' })],
    ['of another window', message(response, { source: null })],
    ['of another kind', message({ ...response, type: 'haberdash-payment' })],
    ['without a token', message({ ...response, token: undefined })],
    ['that is none', message('answer')],
  ])('%s counts for nothing', (_, given) => {
    expect(readCaptchaMessage(given, trust)).toBeUndefined();
  });
});

describe('the answer of a form', () => {
  it('goes along for its own form, and not at all where there is none', () => {
    expect(captchaBody({ 'captcha-login': 'token-1' }, 'login')).toEqual({ recaptcha_response: 'token-1' });
    expect(captchaBody({ 'captcha-login': 'token-1' }, 'register')).toEqual({});
    expect(captchaBody({ 'captcha-login': '' }, 'login')).toEqual({});
    expect(captchaBody({ 'captcha-login': 'x'.repeat(4_001) }, 'login')).toEqual({});
  });
});

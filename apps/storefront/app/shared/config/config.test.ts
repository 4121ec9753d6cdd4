import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 's'.repeat(32);

describe('the secret that seals cookies', () => {
  it('is needed in production, and one sentence says the cure', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /^The settings are wrong: SESSION_SECRET is missing: set it to at least 32 random characters/,
    );
  });

  it('is named together with everything else that is missing in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', CAPTCHA: 'on' })).toThrow(
      /SESSION_SECRET is missing.+PUBLIC_ORIGIN is missing.+PAYMENT_ORIGIN is missing.+CAPTCHA_ORIGIN is missing/,
    );
  });

  it('is made for the process elsewhere', () => {
    expect(readConfig({}).sessionSecrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('may be followed by older ones', () => {
    const { sessionSecrets } = readConfig({ SESSION_SECRET: `${SECRET}, ${'o'.repeat(32)}` });
    expect(sessionSecrets).toEqual([SECRET, 'o'.repeat(32)]);
  });

  it.each(['short', `${SECRET},short`, `${SECRET},`])('is rejected where a part is too short: %s', (text) => {
    expect(() => readConfig({ SESSION_SECRET: text })).toThrow('at least 32 characters');
  });
});

describe('the providers', () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: SECRET,
    PUBLIC_ORIGIN: 'https://shop.example.org',
    PAYMENT_ORIGIN: 'https://pay.example.org',
  };

  it('are the sandbox outside production, and never in it', () => {
    expect(readConfig({}).experiments?.configUrl).toMatch(/^http:\/\/127\.0\.0\.1:4001\/datafiles\//);
    expect(readConfig(production)).toMatchObject({
      paymentOrigin: 'https://pay.example.org',
      experiments: undefined,
    });
  });
});

describe('providers of analytics', () => {
  it('are none by default', () => {
    expect(readConfig({}).tags).toEqual({ google: undefined, collector: undefined });
  });

  it.each(['GTM-ABC123', 'G-AB12CD34'])('may be a Google tag: %s', (id) => {
    expect(readConfig({ GOOGLE_TAG: id }).tags.google).toBe(id);
  });

  it.each([
    [{ GOOGLE_TAG: 'UA-1234-1' }, 'GOOGLE_TAG must be the id of a container (GTM-…) or a data stream (G-…)'],
    [{ GOOGLE_TAG: 'GTM-ABC123"><script>' }, 'GOOGLE_TAG must be the id'],
    [{ COLLECTOR_URL: 'collect.example' }, 'COLLECTOR_URL must be an http(s) address'],
    [{ COLLECTOR_URL: 'ftp://collect.example' }, 'COLLECTOR_URL must be an http(s) address'],
  ])('that cannot be used stop the start with a sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

it('experiment events may go to another origin than the one of the data file', () => {
  const env = { EXPERIMENTS_ORIGIN: 'https://cdn.example', EXPERIMENTS_KEY: 'abc' };
  expect(readConfig(env).experiments?.eventsUrl).toBe('https://cdn.example/v1/events');
  expect(readConfig({ ...env, EXPERIMENTS_EVENTS_ORIGIN: 'https://log.example' }).experiments).toEqual({
    configUrl: 'https://cdn.example/datafiles/abc.json',
    eventsUrl: 'https://log.example/v1/events',
  });
});

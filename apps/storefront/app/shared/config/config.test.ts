import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 's'.repeat(32);

describe('the secret that seals cookies', () => {
  it('is needed in production, and one sentence says the cure', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /^The settings are wrong: SESSION_SECRET is missing: set it to at least 32 random characters/,
    );
  });

  it('is made for the process elsewhere', () => {
    expect(readConfig({}).sessionSecrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('may be followed by older ones', () => {
    const { sessionSecrets } = readConfig({ SESSION_SECRET: `${SECRET}, ${'o'.repeat(32)}` });
    expect(sessionSecrets).toEqual([SECRET, 'o'.repeat(32)]);
  });

  it.each(['short', `${SECRET},short`, `${SECRET},`])('is refused where a part is too short: %s', (text) => {
    expect(() => readConfig({ SESSION_SECRET: text })).toThrow('at least 32 characters');
  });
});

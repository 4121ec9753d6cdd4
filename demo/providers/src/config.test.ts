import { describe, expect, it } from 'vitest';

import { readProvidersConfig } from './config.ts';

describe('the configuration of the providers', () => {
  it('starts without anything', () => {
    expect(readProvidersConfig({ SANDBOX_PORT: '' }, '/srv')).toEqual({
      host: '127.0.0.1',
      port: 4001,
      publicOrigin: 'http://127.0.0.1:4001',
      apiKey: 'sandbox',
      booksDir: '/srv/.data/providers',
      logLevel: 'warn',
      parcelRestMs: 600_000,
    });
  });
  it('is reached by a name where it listens on every address', () => {
    expect(readProvidersConfig({ HOST: '0.0.0.0', SANDBOX_PORT: '4211' }).publicOrigin).toBe(
      'http://localhost:4211',
    );
  });
  it('never moves parcels on where that is configured', () => {
    expect(readProvidersConfig({ PARCEL_MINUTES: '0' }).parcelRestMs).toBeUndefined();
  });
  it.each([
    ['PARCEL_MINUTES', 'soon'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_PORT', 'http'],
    ['PUBLIC_SANDBOX_ORIGIN', 'https://pay.example.org/path'],
  ])('reports in one sentence what is wrong with %s=%s', (name, value) => {
    expect(() => readProvidersConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} .+\\.$`),
    );
  });
});

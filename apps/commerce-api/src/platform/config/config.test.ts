import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { productionSettings } from './production-settings.fixtures.ts';
import { DEFAULT_LIMITS } from '../limits/budgets.ts';

describe('the configuration', () => {
  it('starts without anything', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataDir: '/srv/.data',
      paymentProvider: { url: 'http://127.0.0.1:4001', apiKey: 'sandbox' },
      production: false,
      limits: DEFAULT_LIMITS,
      trustedProxies: '127.0.0.0/8,::1',
    });
  });
  it('looks for pictures in the data folder, unless another folder or a module is named', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      pictureSource: undefined,
      pictureDir: '/srv/.data/pictures',
    });
    expect(
      readConfig({ PICTURE_SOURCE: '@haberdash/demo-pictures', PICTURE_DIR: 'photos' }, '/srv'),
    ).toMatchObject({ pictureSource: '@haberdash/demo-pictures', pictureDir: '/srv/photos' });
  });
  it('reaches each provider at an address and with a key of its own', () => {
    expect(
      readConfig({ PAYMENT_URL: 'https://pay.example.org/shop', PAYMENT_API_KEY: 'secret', MAIL_URL: '' }),
    ).toMatchObject({
      paymentProvider: { url: 'https://pay.example.org/shop', apiKey: 'secret' },
      mailProvider: { url: 'http://127.0.0.1:4001', apiKey: 'sandbox' },
    });
  });
  it('names everything that is missing in production in one sentence', () => {
    expect(() => readConfig({ NODE_ENV: 'production', MAIL_URL: 'https://mail.example.org' })).toThrow(
      /^In production these settings must be set: SHOP_URL, SHOP, PAYMENT_URL, PAYMENT_API_KEY, MAIL_API_KEY, FULFILMENT_URL, FULFILMENT_API_KEY, SUPPORT_URL, SUPPORT_API_KEY\. /,
    );
  });
  it('has no sandbox in production: an optional provider that is not set is off', () => {
    const config = readConfig(productionSettings());
    expect(config).toMatchObject({
      paymentProvider: { url: 'https://provider.example.org', apiKey: 'key' },
      fraudProvider: undefined,
      galleryProvider: undefined,
      recommenderProvider: undefined,
    });
    expect(JSON.stringify(config)).not.toMatch(/4001|sandbox/);
  });
  it.each([
    [{ FRAUD_URL: 'https://fraud.example.org' }, 'FRAUD_API_KEY'],
    [{ SMS_API_KEY: 'key' }, 'SMS_URL'],
    [{ CAPTCHA: 'on' }, 'CAPTCHA_URL, CAPTCHA_API_KEY'],
  ])('needs the other half of %j in production', (half, missing) => {
    expect(() => readConfig({ ...productionSettings(), ...half })).toThrow(`must be set: ${missing}.`);
  });
  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 4000 });
  });
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'nonsense'],
    ['PAYMENT_URL', 'https://pay.example.org/'],
    ['PAYMENT_URL', 'https://pay.example.org?key=1'],
    ['MAIL_URL', 'smtp://mail.example.org'],
    ['ADDRESS_CHECK_URL', 'nonsense'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['TOKEN_SECRET', 'short'],
    ['PREVIEW_SECRET', `${'n'.repeat(32)},short`],
    ['LIMITS', 'codes=none'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['CART_DAYS', '0'],
  ])('states in one sentence what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} .+\\.$`),
    );
  });
});

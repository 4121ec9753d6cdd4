import type { RequestListener } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { endProviders, providerThat } from '../testing/provider.fixtures.ts';
import { httpAddressCheck } from './address-check/http.ts';
import { httpAssortment } from './assortment/http.ts';
import { httpCaptcha } from './captcha/http.ts';
import { httpCustomiser } from './customiser/http.ts';
import { httpEditors } from './editors/http.ts';
import { httpFraudCheck } from './fraud/http.ts';
import { httpFulfilment } from './fulfilment/http.ts';
import { httpGallery } from './gallery/http.ts';
import { httpGiftCards } from './gift-cards/http.ts';
import { ProviderTimeout } from './in-time.ts';
import { httpMailer } from './mail/http.ts';
import type { ProviderAddress } from './provider-client.ts';
import { httpCardVault } from './card-vault/http.ts';
import { httpPaymentGateway } from './payment/http.ts';
import { httpRecommender } from './recommender/http.ts';
import { httpTexter } from './sms/http.ts';
import { httpSupport } from './support/http.ts';
import { httpTranslator } from './translator/http.ts';

const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Elm',
  city: 'Boston',
  postalCode: '02110',
  countryCode: 'US',
  phone: '6175550143',
};
const person = { key: 'k', locale: 'en-us', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' };
const money = { key: 'k', amount: 100, currency: 'USD' };
const part = { key: 'k', refundKey: 'r', amount: 50 };

type Calls = Readonly<Record<string, (provider: ProviderAddress) => Promise<unknown>>>;

const CALLS: Calls = {
  'addressCheck.check': (provider) => httpAddressCheck(provider).check(address),
  'assortment.changes': (provider) => httpAssortment(provider).changes(0),
  'captcha.verify': (provider) => httpCaptcha(provider).verify({ action: 'login', token: 'x' }),
  'customiser.offer': (provider) => httpCustomiser(provider).offer('NF1'),
  'customiser.design': (provider) => httpCustomiser(provider).design({ productId: 'NF1', choices: [] }),
  'customiser.find': (provider) => httpCustomiser(provider).find('R1'),
  'customiser.picture': (provider) => httpCustomiser(provider).picture('R1'),
  'editors.submit': (provider) =>
    httpEditors(provider).submit({
      id: 'rv-1',
      version: 1,
      kind: 'review',
      language: 'en',
      productId: 'NF1',
      text: 'Warm.',
    }),
  'editors.decisions': (provider) => httpEditors(provider).decisions(0),
  'fraud.assess': (provider) =>
    httpFraudCheck(provider).assess({ ...money, orderNumber: 'NF1', fingerprint: undefined }),
  'fraud.verdict': (provider) => httpFraudCheck(provider).verdict('k'),
  'fulfilment.handOver': (provider) =>
    httpFulfilment(provider).handOver({ orderNumber: 'NF1', shipments: [] }),
  'fulfilment.stop': (provider) => httpFulfilment(provider).stop('NF1'),
  'fulfilment.expectReturn': (provider) =>
    httpFulfilment(provider).expectReturn({ key: 'k', orderNumber: 'NF1', from: address, pieces: 1 }),
  'fulfilment.changes': (provider) => httpFulfilment(provider).changes(0),
  'gallery.looks': (provider) => httpGallery({ ...provider, customerId: 'c' }).looks({ count: 3 }),
  'gallery.picture': (provider) =>
    httpGallery({ ...provider, customerId: 'c' }).picture(`${provider.url}/pictures/1`),
  'gallery.share': (provider) =>
    httpGallery({ ...provider, customerId: 'c' }).share({
      email: 'ann@example.org',
      nickname: 'Ann',
      language: 'en_US',
      caption: 'Dry',
      pictureUrl: 'https://shop.example/images/pictures/pc-1',
      productCode: 'NF1A2B3C',
    }),
  'gallery.report': (provider) => httpGallery({ ...provider, customerId: 'c' }).report('1', 'spam'),
  'giftCards.sell': (provider) => httpGiftCards(provider).sell(money),
  'giftCards.find': (provider) => httpGiftCards(provider).find({ code: 'GC1', pin: '1' }),
  'giftCards.look': (provider) => httpGiftCards(provider).findByToken('t'),
  'giftCards.authorise': (provider) =>
    httpGiftCards(provider).authorise({ ...money, token: 't', orderNumber: 'NF1' }),
  'giftCards.capture': (provider) => httpGiftCards(provider).capture('k'),
  'giftCards.void': (provider) => httpGiftCards(provider).void('k'),
  'giftCards.refund': (provider) => httpGiftCards(provider).refund('k'),
  'giftCards.refundPart': (provider) => httpGiftCards(provider).refundPart(part),
  'giftCards.status': (provider) => httpGiftCards(provider).status('k'),
  'mailer.send': (provider) =>
    httpMailer(provider).send({
      id: 'm',
      to: 'ann@example.org',
      language: 'en',
      subject: 'Order',
      text: 'Hello',
      html: '<p>Hello</p>',
    }),
  'vault.store': (provider) => httpCardVault(provider).store('s'),
  'vault.forget': (provider) => httpCardVault(provider).forget('t'),
  'gateway.openSession': (provider) =>
    httpPaymentGateway(provider).openSession({
      origin: 'https://shop.example',
      language: 'en',
      method: 'CREDIT_CARD',
    }),
  'gateway.authorise': (provider) => httpPaymentGateway(provider).authorise({ ...money, orderNumber: 'NF1' }),
  'gateway.answerChallenge': (provider) =>
    httpPaymentGateway(provider).answerChallenge({ key: 'k', result: 'passed' }),
  'gateway.capture': (provider) => httpPaymentGateway(provider).capture('k'),
  'gateway.void': (provider) => httpPaymentGateway(provider).void('k'),
  'gateway.refund': (provider) => httpPaymentGateway(provider).refund('k'),
  'gateway.refundPart': (provider) => httpPaymentGateway(provider).refundPart(part),
  'gateway.status': (provider) => httpPaymentGateway(provider).status('k'),
  'recommender.recommend': (provider) =>
    httpRecommender({ ...provider, brand: 'northfell' }, 'https://shop.example').recommend({
      strategy: 's',
      placement: 'home',
    }),
  'recommender.decide': (provider) =>
    httpRecommender({ ...provider, brand: 'northfell' }, 'https://shop.example').decide(
      { strategy: 's', placement: 'home' },
      { customerId: 'vuid_1', path: '/en-us' },
    ),
  'recommender.report': (provider) =>
    httpRecommender({ ...provider, brand: 'northfell' }, 'https://shop.example').report({
      event: 'seen',
      recTokens: ['t'],
    }),
  'texter.send': (provider) =>
    httpTexter(provider).send({ id: 't', to: '+16175550143', language: 'en', text: 'Hello' }),
  'support.openWarrantyCase': (provider) =>
    httpSupport(provider).openWarrantyCase({
      ...person,
      address,
      productId: 'NF1',
      defect: 'seam',
      description: 'It tore.',
    }),
  'support.openContactCase': (provider) =>
    httpSupport(provider).openContactCase({ ...person, categoryId: 'c', subjectId: 's', message: 'Hello' }),
  'translator.translate': (provider) =>
    httpTranslator(provider).translate({ from: 'en', to: 'de', title: 'Warm', text: 'Warm.' }),
};

afterEach(endProviders);

const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const endless: RequestListener = (_request, response) => {
  const chunk = 'x'.repeat(64 * 1024);
  const send = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', send);
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  send();
};

/** Pictures are binary and re-encoded later. */
const OF_JSON = Object.entries(CALLS).filter(([name]) => name !== 'gallery.picture');

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it.each([
    ['fails', answering(500, '{"message":"The provider failed."}')],
    ['sends its caller somewhere else', answering(302, '', { location: 'http://127.0.0.1:9/' })],
    ['never ends', endless],
  ])('throws when the provider %s', async (_fault, listener) => {
    await expect(call(await providerThat(listener))).rejects.toBeInstanceOf(Error);
  });

  it('throws when the provider is unreachable', async () => {
    const provider = await providerThat(endless);
    await endProviders();
    await expect(call(provider)).rejects.toBeInstanceOf(Error);
  });
});

describe.each(OF_JSON)('%s', (_name, call) => {
  it.each([
    ['words instead of data', '<!doctype html><title>Maintenance</title>'],
    ['data of another shape', '{"unexpected":[1,"2",null]}'],
    ['half an answer', '{"kind":"fou'],
  ])('throws when the provider responds with %s', async (_fault, body) => {
    await expect(call(await providerThat(answering(200, body)))).rejects.toBeInstanceOf(Error);
  });

  it('throws when the provider is silent for longer than it may be', async () => {
    await expect(call(await providerThat(() => undefined, 50))).rejects.toThrow(ProviderTimeout);
  });
});

import type { RequestListener } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { endParties, partyThat } from '../testing/party.fixtures.ts';
import { httpAddressCheck } from './address-check/http-address-check.ts';
import { httpAssortment } from './assortment/http-assortment.ts';
import { httpCaptcha } from './captcha/http-captcha.ts';
import { httpCustomiser } from './customiser/http-customiser.ts';
import { httpEditors } from './editors/http-editors.ts';
import { httpFraudCheck } from './fraud/http-fraud-check.ts';
import { httpFulfilment } from './fulfilment/http-fulfilment.ts';
import { httpGallery } from './gallery/http-gallery.ts';
import { httpGiftCards } from './gift-cards/http-gift-cards.ts';
import { PartyTimeout } from './in-time.ts';
import { httpMailer } from './mail/http-mailer.ts';
import type { PartyAddress } from './party-client.ts';
import { httpCardVault } from './payment/http-card-vault.ts';
import { httpPaymentGateway } from './payment/http-payment-gateway.ts';
import { httpRecommender } from './recommender/http-recommender.ts';
import { httpTexter } from './sms/http-texter.ts';
import { httpSupport } from './support/http-support.ts';
import { httpTranslator } from './translator/http-translator.ts';

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

type Calls = Readonly<Record<string, (party: PartyAddress) => Promise<unknown>>>;

/** Every call of every party. */
const CALLS: Calls = {
  'addressCheck.check': (party) => httpAddressCheck(party).check(address),
  'assortment.changes': (party) => httpAssortment(party).changes(0),
  'captcha.verify': (party) => httpCaptcha(party).verify({ action: 'login', token: 'x' }),
  'customiser.offer': (party) => httpCustomiser(party).offer('NF1'),
  'customiser.design': (party) => httpCustomiser(party).design({ productId: 'NF1', choices: [] }),
  'customiser.find': (party) => httpCustomiser(party).find('R1'),
  'customiser.picture': (party) => httpCustomiser(party).picture('R1'),
  'editors.submit': (party) =>
    httpEditors(party).submit({
      id: 'rv-1',
      version: 1,
      kind: 'review',
      language: 'en',
      productId: 'NF1',
      text: 'Warm.',
    }),
  'editors.decisions': (party) => httpEditors(party).decisions(0),
  'fraud.assess': (party) =>
    httpFraudCheck(party).assess({ ...money, orderNumber: 'NF1', fingerprint: undefined }),
  'fraud.verdict': (party) => httpFraudCheck(party).verdict('k'),
  'fulfilment.handOver': (party) => httpFulfilment(party).handOver({ orderNumber: 'NF1', shipments: [] }),
  'fulfilment.stop': (party) => httpFulfilment(party).stop('NF1'),
  'fulfilment.expectReturn': (party) =>
    httpFulfilment(party).expectReturn({ key: 'k', orderNumber: 'NF1', from: address, pieces: 1 }),
  'fulfilment.changes': (party) => httpFulfilment(party).changes(0),
  'gallery.looks': (party) => httpGallery({ ...party, customerId: 'c' }).looks({ count: 3 }),
  'gallery.picture': (party) => httpGallery({ ...party, customerId: 'c' }).picture(`${party.url}/pictures/1`),
  'gallery.share': (party) =>
    httpGallery({ ...party, customerId: 'c' }).share({
      email: 'ann@example.org',
      nickname: 'Ann',
      language: 'en_US',
      caption: 'Dry',
      pictureUrl: 'https://shop.example/images/pictures/pc-1',
      productCode: 'NF1A2B3C',
    }),
  'gallery.report': (party) => httpGallery({ ...party, customerId: 'c' }).report('1', 'spam'),
  'giftCards.sell': (party) => httpGiftCards(party).sell(money),
  'giftCards.find': (party) => httpGiftCards(party).find({ code: 'GC1', pin: '1' }),
  'giftCards.look': (party) => httpGiftCards(party).look('t'),
  'giftCards.authorise': (party) =>
    httpGiftCards(party).authorise({ ...money, token: 't', orderNumber: 'NF1' }),
  'giftCards.capture': (party) => httpGiftCards(party).capture('k'),
  'giftCards.void': (party) => httpGiftCards(party).void('k'),
  'giftCards.refund': (party) => httpGiftCards(party).refund('k'),
  'giftCards.refundPart': (party) => httpGiftCards(party).refundPart(part),
  'giftCards.status': (party) => httpGiftCards(party).status('k'),
  'mailer.send': (party) =>
    httpMailer(party).send({
      id: 'm',
      to: 'ann@example.org',
      language: 'en',
      subject: 'Order',
      text: 'Hello',
      html: '<p>Hello</p>',
    }),
  'vault.store': (party) => httpCardVault(party).store('s'),
  'vault.forget': (party) => httpCardVault(party).forget('t'),
  'gateway.openSession': (party) =>
    httpPaymentGateway(party).openSession({
      origin: 'https://shop.example',
      language: 'en',
      method: 'CREDIT_CARD',
    }),
  'gateway.authorise': (party) => httpPaymentGateway(party).authorise({ ...money, orderNumber: 'NF1' }),
  'gateway.answerChallenge': (party) =>
    httpPaymentGateway(party).answerChallenge({ key: 'k', result: 'passed' }),
  'gateway.capture': (party) => httpPaymentGateway(party).capture('k'),
  'gateway.void': (party) => httpPaymentGateway(party).void('k'),
  'gateway.refund': (party) => httpPaymentGateway(party).refund('k'),
  'gateway.refundPart': (party) => httpPaymentGateway(party).refundPart(part),
  'gateway.status': (party) => httpPaymentGateway(party).status('k'),
  'recommender.recommend': (party) =>
    httpRecommender({ ...party, brand: 'northfell' }, 'https://shop.example').recommend({
      strategy: 's',
      placement: 'home',
    }),
  'recommender.report': (party) =>
    httpRecommender({ ...party, brand: 'northfell' }, 'https://shop.example').report({
      event: 'seen',
      recTokens: ['t'],
    }),
  'texter.send': (party) =>
    httpTexter(party).send({ id: 't', to: '+16175550143', language: 'en', text: 'Hello' }),
  'support.openWarrantyCase': (party) =>
    httpSupport(party).openWarrantyCase({
      ...person,
      address,
      productId: 'NF1',
      defect: 'seam',
      description: 'It tore.',
    }),
  'support.openContactCase': (party) =>
    httpSupport(party).openContactCase({ ...person, categoryId: 'c', subjectId: 's', message: 'Hello' }),
  'translator.translate': (party) =>
    httpTranslator(party).translate({ from: 'en', to: 'de', title: 'Warm', text: 'Warm.' }),
};

afterEach(endParties);

const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Sends for as long as somebody reads. */
const endless: RequestListener = (_request, response) => {
  const chunk = 'x'.repeat(64 * 1024);
  const send = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', send);
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  send();
};

/** A picture is taken as it comes and drawn anew later. */
const OF_JSON = Object.entries(CALLS).filter(([name]) => name !== 'gallery.picture');

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it.each([
    ['fails', answering(500, '{"message":"The party failed."}')],
    ['sends its caller somewhere else', answering(302, '', { location: 'http://127.0.0.1:9/' })],
    ['never ends', endless],
  ])('throws when the party %s', async (_fault, listener) => {
    await expect(call(await partyThat(listener))).rejects.toBeInstanceOf(Error);
  });

  it('throws when nobody is there', async () => {
    const party = await partyThat(endless);
    await endParties();
    await expect(call(party)).rejects.toBeInstanceOf(Error);
  });
});

describe.each(OF_JSON)('%s', (_name, call) => {
  it.each([
    ['words instead of data', '<!doctype html><title>Maintenance</title>'],
    ['data of another shape', '{"unexpected":[1,"2",null]}'],
    ['half an answer', '{"kind":"fou'],
  ])('throws when the party answers %s', async (_fault, body) => {
    await expect(call(await partyThat(answering(200, body)))).rejects.toBeInstanceOf(Error);
  });

  it('throws when the party is silent for longer than it may be', async () => {
    await expect(call(await partyThat(() => undefined, 50))).rejects.toThrow(PartyTimeout);
  });
});

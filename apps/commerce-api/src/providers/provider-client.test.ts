import { afterEach, describe, expect, it } from 'vitest';

import { endProviders, providerThat } from '../testing/provider.fixtures.ts';
import { ProviderTimeout } from './in-time.ts';
import { httpAddressCheck } from './address-check/http.ts';
import { httpFulfilment } from './fulfilment/http.ts';
import { httpMailer } from './mail/http.ts';
import { httpPaymentGateway } from './payment/http.ts';
import { ProviderFailure, type ProviderAddress } from './provider-client.ts';

afterEach(endProviders);

const providerAnswering = (status: number, body: string): Promise<ProviderAddress> =>
  providerThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });

const payment = { key: 'k', sessionId: 's', amount: 100, currency: 'EUR', orderNumber: 'NF0000000001' };

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'ann@example.org',
  language: 'en',
  subject: 'Order',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('a provider behind HTTP', () => {
  it('is shown the key and the payment', async () => {
    const seen: unknown[] = [];
    const address = await providerThat((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        seen.push([request.method, request.url, request.headers.authorization, JSON.parse(text)]);
        response.end('{"kind":"no-card"}');
      });
    });
    expect(await httpPaymentGateway(address).authorise(payment)).toEqual({ kind: 'no-card' });
    expect(seen).toEqual([['POST', '/payments/v1/payments', 'Bearer the-key', payment]]);
  });

  it('that is silent is given up after its time, and its connection is cut', async () => {
    let isCut: () => void = () => undefined;
    const cut = new Promise<void>((resolve) => (isCut = resolve));
    const address = await providerThat((request) => void request.socket.once('close', () => isCut()), 50);
    await expect(httpPaymentGateway(address).authorise(payment)).rejects.toThrow(ProviderTimeout);
    await cut;
  });

  it('that starts a response and never ends it is given up as well', async () => {
    const address = await providerThat((_request, response) => void response.write('{"kind":'), 50);
    await expect(httpPaymentGateway(address).status('k')).rejects.toThrow(ProviderTimeout);
  });

  it('that rejects fails with its status', async () => {
    const gateway = httpPaymentGateway(await providerAnswering(409, '{"message":"captured"}'));
    const failure = await gateway.void('k').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect(failure).toMatchObject({ code: 'HTTP_409' });
  });

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['an unknown kind', '{"kind":"maybe"}'],
    ['a decision without its card', '{"kind":"authorised"}'],
    ['a state where a decision is due', '{"kind":"pending"}'],
  ])('that responds with %s has decided nothing', async (_, body) => {
    const address = await providerAnswering(200, body);
    await expect(httpPaymentGateway(address).authorise(payment)).rejects.toBeInstanceOf(Error);
  });

  it('that points elsewhere is not followed with the key', async () => {
    const urls: string[] = [];
    const elsewhere = await providerThat((request, response) => {
      urls.push(String(request.headers.authorization));
      response.end('{"kind":"none"}');
    });
    const address = await providerThat((_request, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/payments/v1/payments/k` }).end();
    });
    await expect(httpPaymentGateway(address).status('k')).rejects.toThrow('fetch failed');
    expect(urls).toEqual([]);
  });

  it('that is unreachable is a fault, not a result', async () => {
    const address = await providerAnswering(200, '{}');
    await endProviders();
    await expect(httpMailer(address).send(mail)).rejects.toThrow('fetch failed');
  });

  it('that ships reports complete orders', async () => {
    const parcel = { shipmentId: 'me', stage: 'SHIPPED', trackingUrl: 'https://parcels.test/1', events: [] };
    const order = { orderNumber: 'NF0000000001', change: 7, parcels: [parcel] };
    const fulfilment = httpFulfilment(await providerAnswering(200, JSON.stringify([order])));
    expect(await fulfilment.changes(6)).toEqual([order]);
  });

  it.each([
    ['a stage that nobody knows', { stage: 'LOST' }],
    ['an address that is no page', { trackingUrl: 'javascript:alert(1)' }],
  ])('that ships and reports %s is rejected', async (_, wrong) => {
    const parcel = { shipmentId: 'me', stage: 'SHIPPED', events: [], ...wrong };
    const payload = JSON.stringify([{ orderNumber: 'NF0000000001', change: 1, parcels: [parcel] }]);
    await expect(httpFulfilment(await providerAnswering(200, payload)).changes(0)).rejects.toBeInstanceOf(
      Error,
    );
  });

  it('that checks addresses gets the place without a name', async () => {
    const seen: string[] = [];
    const address = await providerThat((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () =>
        response.end(
          '{"verdict":"CORRECTED","suggestion":{"addressLine1":"1 Main Street","city":"Portland","postalCode":"97201","countryCode":"US"}}',
        ),
      );
    });
    const contactForm = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.org',
      phone: '5035550123',
      addressLine1: '1 main street',
      city: 'portland',
      postalCode: '97201',
      countryCode: 'US',
    };
    expect(await httpAddressCheck(address).check(contactForm)).toEqual({
      verdict: 'CORRECTED',
      suggestion: { ...contactForm, addressLine1: '1 Main Street', city: 'Portland' },
    });
    expect(seen.join('')).not.toMatch(/Ann|Lee|example|503555/);
  });
});

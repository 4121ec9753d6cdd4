import { describe, expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readLooks, runLooks } from './looks.server.ts';
import { runNewLook } from './share-look.server.ts';

const LOOKS = 'GET /products/v1/looks';
const REPORT = 'POST /products/v1/looks/3301/reports';
const look = { id: '3301', caption: '<b>dry</b>', author: 'Ann', products: [] };
const responses: Responses = {
  [LOOKS]: { body: { looks: [look] } },
  [REPORT]: { body: { lookId: look.id, reported: true } },
};
const path = '/looks';

describe('the page of looks', () => {
  it('shows what the gallery has, of a product where the address names one', async () => {
    const { shopper } = fakeShopper(responses, { path: `${path}?product=NF1A2B3C` });
    expect(await readLooks(shopper)).toMatchObject({ looks: [look], of: { product: 'NF1A2B3C' } });
  });

  it('shows everything for an address that names nothing', async () => {
    const { shopper } = fakeShopper(responses, { path: `${path}?product=<script>` });
    expect(await readLooks(shopper)).toMatchObject({ looks: [look], of: {} });
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['lies', { body: { looks: 'many' } }],
  ])('is a page without photos where the gallery %s', async (_how, result) => {
    const { shopper } = fakeShopper({ ...responses, [LOOKS]: result }, { path });
    expect(await readLooks(shopper)).toMatchObject({ looks: undefined });
  });

  it('takes a report and comes back to the photo', async () => {
    const { shopper, seen } = fakeShopper(responses, { path, fields: { look: '3301', reason: 'spam' } });
    const result = await runLooks(shopper);
    const to = result instanceof Response ? result.headers.get('location') : undefined;
    expect(to).toBe('/en-gb/looks?done=look-reported#look-3301');
    expect(seen.at(-1)?.body).toEqual({ reason: 'spam' });
  });

  it.each([
    { look: '../x', reason: 'spam' },
    { look: '3301', reason: 'envy' },
  ])('rejects a form that the page does not have', async (fields) => {
    await expect(outcome(runLooks(fakeShopper(responses, { path, fields }).shopper))).rejects.toBeDefined();
  });
});

describe('a photo that is shared', () => {
  const UPLOAD = 'POST /products/v1/pictures';
  const SHARE = 'POST /products/v1/looks';
  const pictureId = 'pc-11111111-0000-4000-8000-000000000000';
  const taken = { status: 201, body: { pictureId, width: 640, height: 640 } };
  const file = ['pictures', new File([new Uint8Array(3)], 'ridge.jpg')] as const;
  const fields = { caption: 'Up there', nickname: 'Ann', email: 'ann@example.org', terms: 'on' };
  const send = async (
    given: Readonly<Record<string, string>>,
    more: Responses,
    files: readonly (readonly [string, File])[] = [file],
  ) => {
    const { shopper, seen } = fakeShopper(more, {
      path: `${path}/new?product=NF1A2B3C`,
      fields: given,
      files,
    });
    return { result: await runNewLook(shopper), seen };
  };

  it('is handed over with its words and its product, and the list says what happens next', async () => {
    const sent = { status: 201, body: { status: 'SUBMITTED' } };
    const { result, seen } = await send(fields, { [UPLOAD]: taken, [SHARE]: sent });
    const to = result instanceof Response ? result.headers.get('location') : undefined;
    expect(to).toBe('/en-gb/looks?product=NF1A2B3C&done=look-shared');
    expect(seen.at(-1)?.body).toEqual({
      pictureId,
      caption: 'Up there',
      nickname: 'Ann',
      email: 'ann@example.org',
      productId: 'NF1A2B3C',
      isTermsConfirmed: true,
    });
  });

  it('is asked for where there is none, beside everything else that is missing', async () => {
    const { result, seen } = await send({ nickname: 'Ann' }, {}, []);
    expect(result).toMatchObject({
      data: { formErrors: ['pictures', 'email', 'terms'].map((field) => ({ field, place: 'field' })) },
    });
    expect(seen).toEqual([]);
  });

  it('that has arrived stays where an address is rejected', async () => {
    const rejected = formError('API400', 400, { field: 'email' });
    const { result } = await send(fields, { [UPLOAD]: taken, [SHARE]: rejected });
    expect(result).toMatchObject({
      data: { formErrors: [{ field: 'email' }], values: { picture: pictureId, caption: 'Up there' } },
    });
  });
});

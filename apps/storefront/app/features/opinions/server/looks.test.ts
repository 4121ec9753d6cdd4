import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, type Answers } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { readLooks, runLooks } from './looks.server.ts';

const LOOKS = 'GET /products/v1/looks';
const REPORT = 'POST /products/v1/looks/3301/reports';
const look = { id: '3301', caption: '<b>dry</b>', author: 'Ann', products: [] };
const answers: Answers = {
  [LOOKS]: { body: { looks: [look] } },
  [REPORT]: { body: { lookId: look.id, reported: true } },
};
const path = '/looks';

describe('the page of looks', () => {
  it('shows what the gallery has, of a product where the address names one', async () => {
    const { shopper } = fakeShopper(answers, { path: `${path}?product=NF1A2B3C` });
    expect(await readLooks(shopper)).toMatchObject({ looks: [look], isAll: false });
  });

  it('shows everything for an address that names nothing', async () => {
    const { shopper } = fakeShopper(answers, { path: `${path}?product=<script>` });
    expect(await readLooks(shopper)).toMatchObject({ looks: [look], isAll: true });
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['lies', { body: { looks: 'many' } }],
  ])('is a page without photos where the gallery %s', async (_how, answer) => {
    const { shopper } = fakeShopper({ ...answers, [LOOKS]: answer }, { path });
    expect(await readLooks(shopper)).toMatchObject({ looks: undefined });
  });

  it('takes a report and comes back to the photo', async () => {
    const { shopper, seen } = fakeShopper(answers, { path, fields: { look: '3301', reason: 'spam' } });
    const answer = await runLooks(shopper);
    const to = answer instanceof Response ? answer.headers.get('location') : undefined;
    expect(to).toBe('/en-gb/looks?done=look-reported#look-3301');
    expect(seen.at(-1)?.body).toEqual({ reason: 'spam' });
  });

  it.each([
    { look: '../x', reason: 'spam' },
    { look: '3301', reason: 'envy' },
  ])('refuses a form that the page does not have', async (fields) => {
    await expect(outcome(runLooks(fakeShopper(answers, { path, fields }).shopper))).rejects.toBeDefined();
  });
});

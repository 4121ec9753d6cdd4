import { describe, expect, it } from 'vitest';

import type { OrderLineRow, OrderRow } from '../../placement/repository.ts';
import { invoicePdf } from './invoice.ts';
import { embeddedOf, textOf } from './pdf-text.fixtures.ts';
import { printable } from './pdf.ts';

const address = {
  firstName: 'Jörg',
  lastName: 'Łukasiewicz',
  addressLine1: 'Große Straße 5',
  city: 'München',
  postalCode: '80331',
  countryCode: 'DE',
  phone: '089123456',
};

const german: OrderRow = {
  orderNumber: 'NF0000000001',
  attemptId: '00000000-0000-4000-8000-000000000001',
  cartId: '00000000-0000-4000-8000-000000000002',
  owner: 'shopper-1',
  secret: 'secret',
  state: 'PLACED',
  currency: 'EUR',
  locale: 'de-de',
  email: 'joerg@example.org',
  billingAddress: address,
  shipments: [
    {
      shipmentId: 'me',
      shippingMethod: {
        code: 'standard',
        label: 'Standard',
        deliveryTime: '2–4 Werktage',
        price: { amount: 4.95 },
        selected: true,
      },
      address,
    },
  ],
  paymentMethod: [{ code: 'CREDIT_CARD', label: 'Kreditkarte' }],
  promoSummary: [],
  couponCodes: [],
  itemTotal: 20_000,
  totalDiscount: 1_000,
  shipping: 495,
  tax: 3_113,
  taxIncluded: true,
  total: 19_495,
  createdAt: new Date('2026-06-01T12:00:00Z'),
};

const line = (position: number): OrderLineRow => ({
  orderNumber: german.orderNumber,
  position,
  lineId: `line-${position}`,
  variantId: 'NF0A1B2CRED',
  productId: 'NF0A1B2C',
  upc: '',
  name: 'Regenjacke für Señoras',
  quantity: 2,
  unitCurrent: 10_000,
  unitOriginal: 10_000,
  rowTotal: 20_000,
  discount: 1_000,
  tax: 3_034,
  pageUrl: '/p',
  image: { src: '/i', alt: '' },
  variants: [{ code: 'size', label: 'Größe', value: 'M' }],
  shipmentId: 'me',
  location: 'online',
  recipeId: '',
  gift: null,
  isBonus: false,
});

const parts = (order: OrderRow, lines: readonly OrderLineRow[] = [line(0)]) => ({
  invoice: {
    orderNumber: order.orderNumber,
    number: 'DE-2026-000001',
    issuedAt: new Date('2026-06-03T12:00:00Z'),
  },
  order,
  lines,
  suppliedAt: new Date('2026-06-02T12:00:00Z'),
  compress: false,
});

describe('an invoice', () => {
  it('names seller, buyer, numbers, days, lines and the tax of the country, in the language of the order', async () => {
    const text = textOf(await invoicePdf(parts(german)));
    for (const part of [
      'Rechnungsnummer: DE-2026-000001',
      'Rechnungsdatum: 3. Juni 2026',
      'Bestellt am: 1. Juni 2026',
      'Lieferdatum: 2. Juni 2026',
      'VAT XX000000000',
      'Jörg Lukasiewicz',
      'Große Straße 5',
      '80331 München',
      'Regenjacke für Señoras',
      'Größe: M',
      '-10,00\u00A0€',
      'Nettobetrag',
      '163,82\u00A0€',
      'MwSt. 19\u00A0%',
      '31,13\u00A0€',
      'Gesamtbetrag inkl. MwSt.',
      '194,95\u00A0€',
      'Bezahlt: Kreditkarte',
    ])
      expect(text).toContain(part);
  });
  it('of a country with sales taxes adds the tax and names no rate', async () => {
    const order: OrderRow = {
      ...german,
      locale: 'en-us',
      currency: 'USD',
      taxIncluded: false,
      total: 22_608,
    };
    const text = textOf(await invoicePdf(parts(order)));
    expect(text).toEqual(expect.arrayContaining(['Invoice', 'Sales tax', '$31.13', 'Total', '$226.08']));
    expect(text.join()).not.toContain('VAT 19');
  });
  it('names the e-mail address only where it cannot print the name', async () => {
    const named = (lastName: string) =>
      invoicePdf(parts({ ...german, billingAddress: { ...address, lastName } })).then(textOf);
    expect(await named('ชัย')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Jörg \?/), german.email]),
    );
    expect(await named('王ชัย')).toContain(german.email);
    expect(await named('Щербак')).not.toContain(german.email);
    expect(await named('Ann?')).not.toContain(german.email);
  });
  it.each([
    ['Arabic', 'محمد', 'شارع ١٢'],
    ['Hebrew', 'כהן', 'רחוב הרצל 5'],
    ['Japanese', '高橋さくら', '千代田区丸の内１丁目'],
    ['Simplified Chinese', '王小明', '北京市朝阳区建国路88号'],
    ['Korean', '김민준', '서울특별시 종로구'],
  ])(
    'draws names and addresses in %s, and needs no e-mail address for them',
    async (_, lastName, addressLine1) => {
      const pdf = await invoicePdf(
        parts({ ...german, billingAddress: { ...address, lastName, addressLine1 } }),
      );
      const drawn = embeddedOf(pdf);
      const letters = Array.from(`${lastName}${addressLine1}`.replaceAll(/[ 0-9]/gu, ''));
      expect(letters.filter((letter) => !drawn.has(letter))).toEqual([]);
      expect(textOf(pdf)).not.toContain(german.email);
      expect(textOf(pdf).join('')).not.toContain('?');
    },
  );
  it('embeds no font for a name that the built-in ones draw', async () => {
    expect((await invoicePdf(parts(german))).toString('latin1')).not.toContain('/FontFile');
  });
  it('goes on to further pages when it is long, and loses no line', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...line(index), name: `Item ${index}` }));
    const pdf = await invoicePdf(parts(german, lines));
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
    const text = textOf(pdf);
    expect(lines.filter(({ name }) => !text.includes(name))).toEqual([]);
  });
  it('is the same bytes every time, and compressed unless a test reads it', async () => {
    const { compress: _compress, ...compressed } = parts(german);
    const [one, other] = await Promise.all([invoicePdf(compressed), invoicePdf(compressed)]);
    expect(one.equals(other)).toBe(true);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(textOf(one)).toEqual([]);
  });
});

it.each([
  ['Ñandú über naïve Straße', 'Ñandú über naïve Straße'],
  ['Łódź, Győr, Đorđe', 'Lódz, Györ, Dorde'],
  ['李 Ann', '? Ann'],
  ['12\u202F€', '12\u00A0€'],
  ['Юлія Щербак', 'Iuliia Shcherbak'],
  ['Јована Љубић', 'Jovana Ljubic'],
  ['Γιώργος Θεοδώρου', 'Giorgos Theodoroy'],
])('a name is printed so that a reader knows it: %s', (given, printed) => {
  expect(printable(given)).toBe(printed);
});

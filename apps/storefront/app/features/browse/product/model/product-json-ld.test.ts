import { expect, it } from 'vitest';
import { price, product, variant } from './product.fixtures.ts';
import { productJsonLd, setJsonLd } from './product-json-ld.ts';

type Thing = Readonly<Record<string, unknown>>;
type Details = ReturnType<typeof product>;

const ORIGIN = 'https://shop.example';
const promise = {
  label: 'With you in 3-5 business days',
  freeFrom: 100,
  cost: 4.95,
  days: { from: 3, to: 5 },
  returns: 'Free returns within 30 days',
  returnDays: 30,
};

function jsonLd(details: Details, colorId = details.colors[0]?.id) {
  const color = details.colors.find(({ id }) => id === colorId);
  if (color === undefined) throw new Error('no such colour');
  return productJsonLd({
    product: details,
    brandName: 'Northfell',
    country: 'GB',
    color,
    images: color.images.map(({ src }) => ORIGIN + src),
    url: `${ORIGIN}/en-gb${details.url}`,
  });
}

const variantsOf = (data: Thing) => (data['hasVariant'] as Thing[]).filter((each) => '@type' in each);

/** The required properties of merchant listings by Google's documentation, for each product that can be bought. */
const REQUIRED = ['name', 'image', 'offers'];
const RECOMMENDED = ['sku', 'gtin', 'color'];
const OFFER_REQUIRED = ['price', 'priceCurrency', 'availability', 'itemCondition'];
const GROUP = [
  'name',
  'description',
  'brand',
  'aggregateRating',
  'url',
  'productGroupID',
  'variesBy',
  'hasVariant',
];
const missing = (thing: Thing, names: readonly string[]) => names.filter((name) => thing[name] === undefined);

it('is a group of the sizes of the colour, with everything that merchant listings document', () => {
  const data = jsonLd(product({ deliveryPromise: promise }), 'slate');
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'NF100234',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  });
  expect(missing(data, GROUP)).toEqual([]);
  for (const each of variantsOf(data)) {
    expect(missing(each, [...REQUIRED, ...RECOMMENDED, 'size'])).toEqual([]);
    const offer = each['offers'] as Thing;
    expect(missing(offer, [...OFFER_REQUIRED, 'shippingDetails', 'hasMerchantReturnPolicy'])).toEqual([]);
  }
  expect(data['hasVariant']).toContainEqual({
    url: 'https://shop.example/en-gb/p/corrie-shell-NF100234?color=moss',
  });
});

it('tells a reduced price with the one before it, and a size that is sold out', () => {
  const offers = variantsOf(jsonLd(product({ deliveryPromise: promise }), 'slate'));
  const [small, middle] = offers;
  const [first, second] = offers.map((each) => each['offers'] as Thing);
  const policyId = (first?.['hasMerchantReturnPolicy'] as Thing | undefined)?.['@id'];
  expect(policyId).toBeDefined();
  expect(small).toMatchObject({
    name: 'Corrie shell, S, Slate',
    size: 'S',
    offers: {
      price: '90.00',
      availability: 'InStock',
      priceSpecification: {
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '120.00',
        priceCurrency: 'GBP',
      },
      shippingDetails: {
        shippingRate: { value: 4.95, currency: 'GBP' },
        shippingDestination: { addressCountry: 'GB' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'GB', merchantReturnDays: 30 },
    },
  });
  expect(middle).toMatchObject({
    offers: {
      availability: 'OutOfStock',
      hasMerchantReturnPolicy: { '@id': policyId },
    },
  });
  expect(second?.['priceSpecification']).toBeUndefined();
});

it('a unit that is worth free delivery is delivered free', () => {
  const [first] = variantsOf(jsonLd(product({ deliveryPromise: promise })));
  expect(first).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0 } } } });
});

it('a gift card is one product, without delivery and returns', () => {
  const card = product({
    isDigitalProduct: true,
    sizes: [{ id: 'OS', label: 'One size', available: true }],
    colors: product().colors.slice(0, 1),
    variants: [variant('moss', 'OS', { price: price(25) })],
    deliveryPromise: { label: 'By e-mail' },
  });
  const data = jsonLd(card);
  expect(data).toMatchObject({ '@type': 'Product', offers: { price: '25.00' } });
  expect(missing(data, [...REQUIRED, ...RECOMMENDED, 'description', 'brand'])).toEqual([]);
  expect(missing(data['offers'] as Thing, [...OFFER_REQUIRED, 'url'])).toEqual([]);
  expect(missing(data['offers'] as Thing, ['shippingDetails', 'hasMerchantReturnPolicy'])).toHaveLength(2);
  expect(data['size']).toBeUndefined();
});

it('a set is one product at the price of all', () => {
  const data = setJsonLd(
    { id: 'NFSET0001', name: 'Rain set', price: price(180, 210), available: false },
    { brandName: 'Northfell', image: `${ORIGIN}/set.jpg`, url: `${ORIGIN}/en-gb/sets/rain-set-NFSET0001` },
  );
  expect(missing(data, [...REQUIRED, 'sku', 'description', 'brand'])).toEqual([]);
  expect(missing(data['offers'] as Thing, [...OFFER_REQUIRED, 'url'])).toEqual([]);
  expect(data).toMatchObject({
    offers: {
      price: '180.00',
      availability: 'OutOfStock',
      priceSpecification: { price: '210.00' },
    },
  });
});

it('says a long text and a policy once', () => {
  const text = JSON.stringify(jsonLd(product({ deliveryPromise: promise })));
  for (const once of [
    'A light shell for days that turn.',
    '"MerchantReturnPolicy"',
    '"OfferShippingDetails"',
  ])
    expect(text.split(once)).toHaveLength(2);
});

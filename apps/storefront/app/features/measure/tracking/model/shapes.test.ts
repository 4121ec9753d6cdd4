// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CartView } from '../../../buy/cart/index.ts';
import { siteOf } from '../../../../shared/sites/sites.ts';
import { shapeOfCart } from './shapes.ts';

const cart = { items: [{ pageUrl: '/p/ridge-jacket-NF12AB34', choices: [] }] } as unknown as CartView;

it.each([
  [false, `${location.origin}/en-gb/p/ridge-jacket-NF12AB34`],
  [true, '/en-gb/p/ridge-jacket-NF12AB34'],
])('a line has the address of its product; relative: %s', (relativeProductUrls, address) => {
  const site = siteOf('en-gb');
  const shape = shapeOfCart(cart, { ...site, switches: { ...site.switches, relativeProductUrls } });
  expect(shape.items?.[0]?.pdpUrl).toBe(address);
});

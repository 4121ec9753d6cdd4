import { expect, it } from 'vitest';
import { problemOf } from './folders.ts';

const rules = {
  root: 'apps/shop/app',
  order: ['shared/config', 'shared/i18n', 'frame', 'features/cart', 'features/product'],
  indexOnly: ['features'],
};

it.each([
  ['a file below', 'features/cart/components/Line.tsx', 'shared/i18n/translator.ts'],
  ['a file of its own folder', 'features/cart/components/Line.tsx', 'features/cart/server/read.ts'],
  ['the index of a lower feature', 'features/product/components/Buy.tsx', 'features/cart/index.ts'],
  ['its index for the server', 'features/product/server/read.ts', 'features/cart/index.server.ts'],
  ['anything from the root', 'root.tsx', 'features/cart/components/Line.tsx'],
])('%s may be imported', (_what, from, to) => expect(problemOf(from, to, rules)).toBeUndefined());

it.each([
  ['a folder above', 'frame/Header.tsx', 'features/cart/index.ts', 'stands above it'],
  ['a higher feature', 'features/cart/components/Line.tsx', 'features/product/index.ts', 'stands above it'],
  ['the inside of a feature', 'features/product/a.ts', 'features/cart/components/Line.tsx', 'its index only'],
  ['an index of a part', 'features/product/a.ts', 'features/cart/components/index.ts', 'its index only'],
  ['a file at the root', 'features/cart/a.ts', 'root.tsx', 'no part of'],
  ['a folder without a place', 'shared/new/a.ts', 'shared/i18n/translator.ts', 'give it one'],
])('%s may not be imported', (_what, from, to, reason) =>
  expect(problemOf(from, to, rules)).toContain(reason),
);

import { expect, it } from 'vitest';
import { problemOf } from './folders.ts';

const rules = {
  root: 'apps/shop/app',
  order: ['shared/config', 'shared/i18n', 'frame', 'features/buy/cart', 'features/browse/product'],
  indexOnly: ['features'],
};

it.each([
  ['a file below', 'features/buy/cart/components/Line.tsx', 'shared/i18n/translator.ts'],
  ['a file of its own folder', 'features/buy/cart/components/Line.tsx', 'features/buy/cart/server/read.ts'],
  [
    'the index of a lower feature',
    'features/browse/product/components/Buy.tsx',
    'features/buy/cart/index.ts',
  ],
  ['its index for the server', 'features/browse/product/server/read.ts', 'features/buy/cart/index.server.ts'],
  ['anything from the root', 'root.tsx', 'features/buy/cart/components/Line.tsx'],
])('%s may be imported', (_what, from, to) => expect(problemOf(from, to, rules)).toBeUndefined());

it.each([
  ['a folder above', 'frame/Header.tsx', 'features/buy/cart/index.ts', 'is above it'],
  [
    'a higher feature',
    'features/buy/cart/components/Line.tsx',
    'features/browse/product/index.ts',
    'is above it',
  ],
  [
    'the inside of a feature',
    'features/browse/product/a.ts',
    'features/buy/cart/components/Line.tsx',
    'its index only',
  ],
  [
    'an index of a part',
    'features/browse/product/a.ts',
    'features/buy/cart/components/index.ts',
    'its index only',
  ],
  ['a file at the root', 'features/buy/cart/a.ts', 'root.tsx', 'no part of'],
  ['a folder without a place', 'shared/new/a.ts', 'shared/i18n/translator.ts', 'give it one'],
])('%s may not be imported', (_what, from, to, reason) =>
  expect(problemOf(from, to, rules)).toContain(reason),
);

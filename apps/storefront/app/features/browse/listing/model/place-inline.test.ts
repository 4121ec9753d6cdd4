import { expect, it } from 'vitest';
import type { ProductCardModel } from '@haberdash/blocks/model';
import type { PageBlock } from '../../../content/index.ts';
import { placeInline, type GridCell } from './place-inline.ts';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}` }) as ProductCardModel);
const block = (id: string, position: number, columns = 1): PageBlock => ({
  id,
  inline: { position, columns },
});
const idOf = (cell: GridCell) => ('block' in cell ? cell.block.id : cell.product.id);
const idsOf = (cells: readonly GridCell[]) => cells.map(idOf).join(' ');
const spansOf = (cells: readonly GridCell[]) =>
  cells.flatMap((cell) => ('block' in cell ? [cell.spans] : []));

it.each([
  ['first', 1, 'x p1 p2 p3'],
  ['third', 3, 'p1 p2 x p3'],
  ['behind too few products', 9, 'p1 p2 p3 x'],
])('a block is at the place that content names: %s', (_where, position, order) =>
  expect(idsOf(placeInline(products(3), [block('x', position)]))).toBe(order),
);

it('two blocks have their places in the order of these, whatever the order of the content', () =>
  expect(idsOf(placeInline(products(4), [block('b', 4), block('a', 2)]))).toBe('p1 a p2 b p3 p4'));

it('two blocks at one place follow each other', () =>
  expect(idsOf(placeInline(products(2), [block('a', 2), block('b', 2)]))).toBe('p1 a b p2'));

it('a block takes no more columns than its row has left', () => {
  // After two products a row of two is full, one of three has one place, one of four has two.
  expect(spansOf(placeInline(products(4), [block('x', 3, 3)]))).toEqual([[2, 1, 2]]);
  expect(spansOf(placeInline(products(4), [block('x', 1, 6)]))).toEqual([[2, 3, 4]]);
});

it('the columns of an earlier block count', () =>
  expect(spansOf(placeInline(products(4), [block('a', 1, 2), block('b', 2, 2)]))).toEqual([
    [2, 2, 2],
    [2, 1, 2],
  ]));

it('a block without a place among products is not one of them', () =>
  expect(idsOf(placeInline(products(1), [{ id: 'below' }]))).toBe('p1'));

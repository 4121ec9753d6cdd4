import type { ProductCardModel } from '@haberdash/blocks/model';
import type { PageBlock } from '../../../content/index.ts';

/** Numbers of columns that the grid of products has, from a narrow window to a wide one. */
const GRIDS = [2, 3, 4] as const;

/** Columns that a block takes in a grid of two, three and four. */
type Spans = readonly [two: number, three: number, four: number];

/** What is at one place of the grid. */
export type GridCell =
  | { readonly product: ProductCardModel; readonly index: number }
  | { readonly block: PageBlock; readonly spans: Spans };

/**
 * Products with the blocks that editors put among them, in the order of reading. A block that is wider than what is left
 * of its row takes what is left, so that no row has a hole and what is seen is in the order of the keyboard.
 */
export function placeInline(
  products: readonly ProductCardModel[],
  blocks: readonly PageBlock[],
): readonly GridCell[] {
  const cells: GridCell[] = [];
  const taken = GRIDS.map(() => 0);
  const add = (cell: GridCell) => {
    cells.push(cell);
    GRIDS.forEach((_, grid) => {
      taken[grid] = (taken[grid] ?? 0) + ('block' in cell ? (cell.spans[grid] ?? 1) : 1);
    });
  };
  const waiting = blocks
    .flatMap((block) => (block.inline === undefined ? [] : [{ block, ...block.inline }]))
    .toSorted((a, b) => a.position - b.position);
  const addBlocks = (isEnd = false) => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const { block, position, columns } = next;
      if (!isEnd && position > cells.length + 1) return;
      waiting.shift();
      const [two = 1, three = 1, four = 1] = GRIDS.map((size, grid) =>
        Math.min(columns, size - ((taken[grid] ?? 0) % size)),
      );
      add({ block, spans: [two, three, four] });
    }
  };
  products.forEach((product, index) => {
    addBlocks();
    add({ product, index });
  });
  addBlocks(true);
  return cells;
}

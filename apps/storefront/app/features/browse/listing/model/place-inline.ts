import type { ProductCardModel } from '@haberdash/blocks/model';
import type { PageBlock } from '../../../content/index.ts';

const GRIDS = [2, 3, 4] as const;

type Spans = readonly [two: number, three: number, four: number];

export type GridCell =
  | { readonly product: ProductCardModel; readonly index: number }
  | { readonly block: PageBlock; readonly spans: Spans };

/**
 * Inserts editors' blocks among products. A block wider than the rest of its row is narrowed, so that rows have no
 * gaps and visual order is keyboard order.
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

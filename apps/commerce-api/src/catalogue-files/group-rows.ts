import type { CanonicalRow } from './formats/format.ts';
import type { RowRejection } from './formats/format.ts';
import type { ProductRows } from './parse-product.ts';

/** A category, or the rows of a product that follow each other. */
export type Group =
  | { readonly kind: 'category'; readonly row: CanonicalRow }
  | ({ readonly kind: 'product' } & ProductRows);

const NO_PRODUCT: RowRejection = {
  reason: 'the row has no product id',
  suggestion: 'Fill the column of the product.',
};

/** Groups rows by product; a row without one is rejected. */
export async function* groupRows(
  file: string,
  rows: AsyncIterable<CanonicalRow>,
  onRejected: (row: number, rejection: RowRejection) => void,
): AsyncGenerator<Group> {
  let product: { reference: string; rows: CanonicalRow[] } | undefined;
  for await (const row of rows) {
    if (row.kind === 'category') {
      yield { kind: 'category', row };
      continue;
    }
    const reference = row.cells.get('product')?.text.trim();
    if (reference === undefined || reference === '') {
      onRejected(row.row, NO_PRODUCT);
      continue;
    }
    if (product?.reference !== reference) {
      if (product !== undefined) yield { kind: 'product', file, ...product };
      product = { reference, rows: [] };
    }
    product.rows.push(row);
  }
  if (product !== undefined) yield { kind: 'product', file, ...product };
}

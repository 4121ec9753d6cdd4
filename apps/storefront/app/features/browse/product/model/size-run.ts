/** Size runs of the size finder: by body for clothes, by foot for shoes, by height for children. */
export type SizeRun = 'alpha' | 'waist' | 'shoes' | 'kids';

const RUNS: ReadonlyArray<readonly [SizeRun, RegExp]> = [
  ['alpha', /^(?:XXS|XS|S|M|L|XL|XXL|3XL)$/],
  ['waist', /^\d{2}x\d{2}$/],
  ['shoes', /^[WMK]\d{2}(?:\.5)?$/],
  ['kids', /^Y\d{1,2}$/],
];

/** The run of all sizes of a product; undefined for one size, and for products without sizes to wear. */
export const sizeRunOf = (sizeIds: readonly string[]): SizeRun | undefined =>
  sizeIds.length < 2 ? undefined : RUNS.find(([, shape]) => sizeIds.every((id) => shape.test(id)))?.[0];

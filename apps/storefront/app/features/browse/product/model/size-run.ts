/** Runs of sizes that a size can be found in: by the body for clothes, by the foot for shoes, by height for children. */
export type SizeRun = 'alpha' | 'waist' | 'shoes' | 'kids';

const RUNS: ReadonlyArray<readonly [SizeRun, RegExp]> = [
  ['alpha', /^(?:XXS|XS|S|M|L|XL|XXL|3XL)$/],
  ['waist', /^\d{2}x\d{2}$/],
  ['shoes', /^[WMK]\d{2}(?:\.5)?$/],
  ['kids', /^Y\d{1,2}$/],
];

/** The run that all sizes of a product belong to; undefined for one size, and for what is not worn. */
export const sizeRunOf = (sizeIds: readonly string[]): SizeRun | undefined =>
  sizeIds.length < 2 ? undefined : RUNS.find(([, shape]) => sizeIds.every((id) => shape.test(id)))?.[0];

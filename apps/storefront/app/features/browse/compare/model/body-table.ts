/** Whose measurements a table of clothes is made for. */
export type Body = 'women' | 'men';

/** What is measured; lengths are in centimetres. */
export type Measure = 'chest' | 'waist' | 'hips' | 'height' | 'inseam' | 'foot';

/** From and to, in centimetres; both are the same where a size is made for one length. */
export type Range = readonly [from: number, to: number];

export interface SizeRow {
  readonly sizeId: string;
  readonly measures: Readonly<Partial<Record<Measure, Range>>>;
}

const ALPHA = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
const FIRST = {
  women: { chest: 80, waist: 62, hips: 88 },
  men: { chest: 84, waist: 72, hips: 86 },
} as const satisfies Record<Body, Partial<Record<Measure, number>>>;
const STEP_CM = 6;
const KIDS_HEIGHT_CM = 86;
const KIDS_CHEST_CM = 52;
const KIDS_STEP_CM = 12;
const KIDS_CHEST_STEP_CM = 4;
const INCH_CM = 2.54;

const tenths = (length: number): number => Math.round(length * 10) / 10;

const clothes = (sizeId: string, body: Body): SizeRow => {
  const place = ALPHA.indexOf(sizeId) - ALPHA.indexOf('XS');
  const range = (first: number): Range => [first + place * STEP_CM, first + (place + 1) * STEP_CM];
  const { chest, waist, hips } = FIRST[body];
  return { sizeId, measures: { chest: range(chest), waist: range(waist), hips: range(hips) } };
};

function trousers(sizeId: string): SizeRow {
  const [waist, inseam] = sizeId.split('x').map((inches): Range => {
    const length = tenths(Number(inches) * INCH_CM);
    return [length, length];
  });
  return {
    sizeId,
    measures: { ...(waist === undefined ? {} : { waist }), ...(inseam === undefined ? {} : { inseam }) },
  };
}

/** A European size counts two thirds of a centimetre, on a last that is longer than the foot. */
function shoes(sizeId: string): SizeRow {
  const foot = tenths(Number(sizeId.slice(1)) / 1.5 - 1);
  return { sizeId, measures: { foot: [foot, foot] } };
}

/** Ages go in twos from two on, and so do the tables. */
function kids(sizeId: string): SizeRow {
  const place = (Number(sizeId.slice(1)) - 2) / 2;
  const height = KIDS_HEIGHT_CM + place * KIDS_STEP_CM;
  const chest = KIDS_CHEST_CM + place * KIDS_CHEST_STEP_CM;
  return {
    sizeId,
    measures: { height: [height, height + KIDS_STEP_CM], chest: [chest, chest + KIDS_CHEST_STEP_CM] },
  };
}

/** The measurements that sizes are made for, in the order of the sizes. */
export function bodyTable(run: 'alpha' | 'waist' | 'shoes' | 'kids', sizeIds: readonly string[], body: Body) {
  const row = { alpha: (id: string) => clothes(id, body), waist: trousers, shoes, kids }[run];
  return sizeIds.map(row);
}

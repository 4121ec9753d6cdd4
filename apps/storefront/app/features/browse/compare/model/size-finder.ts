import type { SizeRow, Body, Measure, Range } from './body-table.ts';

export const FITS = ['close', 'regular', 'loose'] as const;
export type Fit = (typeof FITS)[number];

export type Wearer =
  | {
      readonly run: 'alpha' | 'waist';
      readonly body: Body;
      readonly height: number;
      readonly weight: number;
      readonly fit: Fit;
    }
  | { readonly run: 'shoes'; readonly foot: number; readonly fit: Fit }
  | { readonly run: 'kids'; readonly height: number; readonly fit: Fit };

/** The size that fits best, and why. */
export interface FoundSize {
  readonly sizeId: string;
  readonly measure: Measure;
  readonly own: number;
  readonly madeFor: Range;
  readonly moved: 'up' | 'down' | undefined;
  readonly beyond: 'small' | 'large' | undefined;
}

/** An average body and its change per point of body mass index and centimetre of height, from surveys, good to one size. */
const BUILD = {
  women: { index: 22.2, height: 167, chest: 90, waist: 73, perHeight: 0.15 },
  men: { index: 23.7, height: 178, chest: 97, waist: 84, perHeight: 0.2 },
} as const;
const PER_INDEX = { chest: 2, waist: 2.3 } as const;

/** Whole centimetres around chest or waist, from height and weight. */
export function estimate(
  measure: 'chest' | 'waist',
  { body, height, weight }: { readonly body: Body; readonly height: number; readonly weight: number },
): number {
  const average = BUILD[body];
  const index = weight / (height / 100) ** 2;
  return Math.round(
    average[measure] +
      PER_INDEX[measure] * (index - average.index) +
      average.perHeight * (height - average.height),
  );
}

/** Centimetres that a preferred fit adds to what is measured. */
const ROOM: Readonly<Record<Measure, Readonly<Record<Fit, number>>>> = {
  chest: { close: -3, regular: 0, loose: 4 },
  waist: { close: -1.5, regular: 0, loose: 2.5 },
  foot: { close: -0.2, regular: 0, loose: 0.5 },
  height: { close: 0, regular: 0, loose: 8 },
  hips: { close: 0, regular: 0, loose: 0 },
  inseam: { close: 0, regular: 0, loose: 0 },
};

/** How far a length is from what a size is made for; a foot needs its shoe at least as long. */
function distance(measure: Measure, [from, to]: Range, length: number): number {
  if (measure === 'foot') return length <= from + 0.1 ? from - length : 100 + length - from;
  if (length >= from && length < to) return 0;
  return length < from ? from - length : length - to + 0.01;
}

const LONG_FROM = { women: 171, men: 177 } as const;
const legOf = (wearer: Wearer): 'long' | 'short' =>
  wearer.run === 'waist' && wearer.height >= LONG_FROM[wearer.body] ? 'long' : 'short';

function decisive(wearer: Wearer): { readonly measure: Measure; readonly own: number } {
  switch (wearer.run) {
    case 'alpha':
      return { measure: 'chest', own: estimate('chest', wearer) };
    case 'waist':
      return { measure: 'waist', own: estimate('waist', wearer) };
    case 'shoes':
      return { measure: 'foot', own: wearer.foot };
    case 'kids':
      return { measure: 'height', own: wearer.height };
  }
}

function withLeg(rows: readonly SizeRow[], wearer: Wearer): readonly SizeRow[] {
  const lengths = rows.flatMap(({ measures }) => measures.inseam?.[0] ?? []);
  if (lengths.length === 0) return rows;
  const wanted = legOf(wearer) === 'long' ? Math.max(...lengths) : Math.min(...lengths);
  return rows.filter(({ measures }) => measures.inseam?.[0] === wanted);
}

/** Finds a size in the table of a product; undefined where the table does not have what decides. */
export function findSize(table: readonly SizeRow[], wearer: Wearer): FoundSize | undefined {
  const { measure, own } = decisive(wearer);
  const rows = withLeg(table, wearer).flatMap(({ sizeId, measures }) => {
    const range = measures[measure];
    return range === undefined ? [] : [{ sizeId, range }];
  });
  const nearest = (length: number) =>
    rows.reduce<(typeof rows)[number] | undefined>(
      (best, row) =>
        best === undefined || distance(measure, row.range, length) < distance(measure, best.range, length)
          ? row
          : best,
      undefined,
    );
  const plain = nearest(own);
  const found = nearest(own + ROOM[measure][wearer.fit]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (plain === undefined || found === undefined || first === undefined || last === undefined)
    return undefined;
  const step = rows.indexOf(found) - rows.indexOf(plain);
  const slack = measure === 'height' || measure === 'chest' ? 0 : 2;
  return {
    sizeId: found.sizeId,
    measure,
    own,
    madeFor: found.range,
    moved: step === 0 ? undefined : step > 0 ? 'up' : 'down',
    beyond:
      own < first.range[0] - slack
        ? 'small'
        : own > last.range[1] + (measure === 'foot' ? 0.2 : slack)
          ? 'large'
          : undefined,
  };
}

import type { SizeRun } from '../../product/index.ts';
import type { Body } from './body-table.ts';
import { parseLength, parseWeight, UNITS, type Unit } from './lengths.ts';
import { FITS, type Wearer } from './size-finder.ts';

/** What has to be typed for a run of sizes. */
export const MEASURED: Readonly<Record<SizeRun, ReadonlyArray<'height' | 'weight' | 'foot'>>> = {
  alpha: ['height', 'weight'],
  waist: ['height', 'weight'],
  shoes: ['foot'],
  kids: ['height'],
};

/** Runs whose tables are not the same for women and men, although their sizes are called alike. */
export const needsBody = (run: SizeRun): boolean => run === 'alpha' || run === 'waist';

/** What is believed: centimetres and kilograms of people, from the smallest child to the tallest grown-up. */
const BELIEVED = { height: [70, 230], weight: [25, 250], foot: [14, 34] } as const;

export type FinderField = 'height' | 'weight' | 'foot';

const findOption = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  text: string | undefined,
) => choices.find((each) => each === text) ?? choices[0];

/** The unit that a shopper measures in; that of the site until they say otherwise. */
export const unitOf = (text: string | undefined, locale: string): Unit =>
  UNITS.find((unit) => unit === text) ?? (locale === 'en-us' ? 'imperial' : 'metric');

const BODIES: readonly [Body, ...Body[]] = ['women', 'men'];
/** Whose measurements are meant. */
export const bodyOf = (text: string | undefined): Body => findOption(BODIES, text);

/** Reads what was typed: the wearer, or the inputs that no body has. */
export function readWearer(
  run: SizeRun,
  values: Readonly<Record<string, string>>,
  unit: Unit,
): { readonly wearer: Wearer } | { readonly wrong: readonly FinderField[] } {
  const typed = new Map<FinderField, number>();
  const wrong: FinderField[] = [];
  for (const field of MEASURED[run]) {
    const text = values[field] ?? '';
    const value = field === 'weight' ? parseWeight(text, unit) : parseLength(text, unit);
    const [least, most] = BELIEVED[field];
    if (value === undefined || value < least || value > most) wrong.push(field);
    else typed.set(field, value);
  }
  if (wrong.length > 0) return { wrong };
  const fit = FITS.find((each) => each === values['fit']) ?? 'regular';
  const [height = 0, weight = 0, foot = 0] = [typed.get('height'), typed.get('weight'), typed.get('foot')];
  if (run === 'shoes') return { wearer: { run, foot, fit } };
  if (run === 'kids') return { wearer: { run, height, fit } };
  return { wearer: { run, body: bodyOf(values['body']), height, weight, fit } };
}

/** What a unit measures, and its factor to the smallest unit. */
interface Unit {
  readonly measures: 'volume' | 'persons' | 'waist';
  readonly factor: number;
}

const MILLILITRES_PER_OUNCE = 29.57;
/** Relative tolerance of capacities: 38 litres match "40 l", a litre matches "34 oz". */
const NEAR = 0.125;

const rows: readonly (readonly [words: string, measures: Unit['measures'], factor: number])[] = [
  ['l lt ltr litre litres liter liters litro litros litri', 'volume', 1_000],
  ['ml', 'volume', 1],
  ['cl', 'volume', 10],
  ['oz ounce ounces', 'volume', MILLILITRES_PER_OUNCE],
  ['p person persons people personen mann personne personnes place places', 'persons', 1],
  ['persona personas plaza plazas persone posto posti', 'persons', 1],
  ['in inch inches zoll pouce pouces pulgada pulgadas pollice pollici', 'waist', 1],
];

/** Units in all languages; none is a word of another one. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  rows.flatMap(([words, measures, factor]) =>
    words.split(' ').map((word): [string, Unit] => [word, { measures, factor }]),
  ),
);

const AMOUNT = /^(\d{1,4}(?:[.,]\d{1,2})?)[\s-]*(\p{L}*)$/u;

export const isUnit = (token: string): boolean => UNITS.has(token.toLowerCase());

function volumeOf(id: string): number | undefined {
  const [, unit, amount] = /^(M?L)(\d+)$/.exec(id) ?? [];
  return amount === undefined ? undefined : Number(amount) * (unit === 'L' ? 1_000 : 1);
}

/** The sizes of an amount with a unit, as in "40l", "40 litres", "16 oz", "2-person". */
export function sizesMeasured(text: string, ids: readonly string[]): string[] {
  const [, written = '', word = ''] = AMOUNT.exec(text.toLowerCase()) ?? [];
  const unit = UNITS.get(word);
  if (unit === undefined) return [];
  const amount = Number(written.replace(',', '.')) * unit.factor;
  switch (unit.measures) {
    case 'persons':
      return ids.filter((id) => id === `P${amount}`);
    case 'waist':
      return ids.filter((id) => id.startsWith(`${amount}x`));
    case 'volume':
      return ids.filter((id) => Math.abs((volumeOf(id) ?? Infinity) - amount) <= amount * NEAR);
  }
}

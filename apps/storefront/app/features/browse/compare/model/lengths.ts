export const UNITS = ['metric', 'imperial'] as const;
export type Unit = (typeof UNITS)[number];

const INCH_CM = 2.54;
const POUND_KG = 0.453_592_37;

const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Feet and inches as they are written, with single blanks: 5'10", 5′ 10″, 5 ft 10, 5 10. */
const FEET = /^(\d)(?: ?['′’] ?| ?ft\.? ?| )(\d{1,2}(?:[.,]\d)?)?(?: ?(?:["″”]|in\.?|''))?$/;

/** A length in centimetres: typed in them or in metres (1.78), or in inches or feet and inches. */
export function parseLength(text: string, unit: Unit): number | undefined {
  if (unit === 'imperial') {
    const [, feet, inches = '0'] = FEET.exec(text.trim().split(/\s+/).join(' ')) ?? [];
    if (feet !== undefined) return (Number(feet) * 12 + Number(inches.replace(',', '.'))) * INCH_CM;
    const length = numberOf(text);
    return length === undefined ? undefined : length * INCH_CM;
  }
  const length = numberOf(text);
  return length !== undefined && length < 3 ? length * 100 : length;
}

/** A weight in kilograms, typed in them or in pounds. */
export function parseWeight(text: string, unit: Unit): number | undefined {
  const weight = numberOf(text);
  return weight === undefined || unit === 'metric' ? weight : weight * POUND_KG;
}

/** Centimetres in inches, to the next half. */
export const toInches = (centimetres: number): number => Math.round((centimetres / INCH_CM) * 2) / 2;

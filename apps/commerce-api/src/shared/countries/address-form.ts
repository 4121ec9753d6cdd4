import type { FieldRule, Place, Province } from './country.ts';

export const digits = (count: number): FieldRule => ({
  required: true,
  minLength: count,
  maxLength: count,
  pattern: `^[0-9]{${count}}$`,
  maskFormat: 'X'.repeat(count),
});

export const phone = (minLength: number, maxLength: number): FieldRule => ({
  required: true,
  minLength,
  maxLength,
});

/** Phone numbers of the North American plan. */
export const northAmericanPhone: FieldRule = { ...phone(10, 17), maskFormat: '(XXX) XXX - XXXX' };

/** Parses provinces from `code:name|code:name`. */
export const provinceList = (text: string): readonly Province[] =>
  text.split('|').map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name };
  });

/** "Portland, OR 97205". */
export const americanPlace = ({ city, province, postalCode }: Place): readonly string[] => [
  `${city}, ${`${province} ${postalCode}`.trim()}`,
];

/** "Toronto ON M5V 2T6": without a comma, as Canada Post requires. */
export const canadianPlace = ({ city, province, postalCode }: Place): readonly string[] => [
  [city, province, postalCode].filter(Boolean).join(' '),
];

/** The postal code is on a line of its own. */
export const britishPlace = ({ city, province, postalCode }: Place): readonly string[] => [
  city,
  province,
  postalCode,
];

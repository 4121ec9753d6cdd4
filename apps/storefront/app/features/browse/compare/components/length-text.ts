import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { Range } from '../model/body-table.ts';
import { toInches } from '../model/lengths.ts';

/** Says a length or a range of lengths in both units, as the language writes numbers. */
export function useLengthText(): (range: Range) => string {
  const { formats } = useTranslator();
  const both = (from: number, to: number, unit: string): string => {
    const ends = from === to ? [from] : [from, to];
    return `${ends.map((end) => formats.number(end)).join('–')}\u00A0${unit}`;
  };
  return ([from, to]) => `${both(from, to, 'cm')} (${both(toInches(from), toInches(to), 'in')})`;
}

import { readHtml, isHtml } from '../derive/html-text.ts';
import { genderIn, type Gender } from '../derive/sizes.ts';
import { parseList, writeList } from '../derive/parse-value.ts';
import type { Cell, FormatContext, RowRejection } from './format.ts';

/** Description and, from lists, features of HTML. */
export function htmlField(text: string): Readonly<Record<string, string>> {
  if (!isHtml(text)) return { 'description:{language}': text };
  const { description, features } = readHtml(text);
  return { 'description:{language}': description, 'features:{language}': writeList(features) };
}

/** Words of a list with commas. */
export const commaList = (text: string): string => writeList(text.split(',').flatMap(parseList));

/** Names by which shops call the option of a colour or a size. */
const OPTION_NAMES: Readonly<Record<'color' | 'size', string>> = {
  color: 'color colour farge färg farve väri farbe couleur colore kleur cor',
  size: 'size størrelse storlek størelse koko größe grösse taille talla taglia maat tamanho eu uk us volum volume waist lengde length pointure numero',
};

const roles = Object.entries(OPTION_NAMES).flatMap(([role, names]) =>
  names.split(' ').map((name) => [name, role as 'color' | 'size'] as const),
);
const roleByName = new Map(roles);

/** Whether an option is the colour or the size, by the mapping file or by its name. */
const optionRole = (name: string, { mapping }: FormatContext): 'color' | 'size' | undefined =>
  mapping.options[name] ?? roleByName.get(name.trim().toLowerCase());

const unknownOption = (column: string, name: string): RowRejection => ({
  column,
  reason: `the option ${JSON.stringify(name)} is neither a colour nor a size`,
  suggestion: `Say which under "options" in the mapping file, such as {"options": {${JSON.stringify(name)}: "color"}}.`,
});

/** Sets the colour and size of options; a rejection for another option. */
export function putOptions(
  cells: Map<string, Cell>,
  options: readonly { readonly name: string; readonly value: string; readonly column: string }[],
  context: FormatContext,
): RowRejection | undefined {
  for (const { name, value, column } of options) {
    const role = optionRole(name, context);
    if (role === undefined) return unknownOption(column, name);
    const to = `${role}_name`;
    if (cells.has(to))
      return {
        column,
        reason: `${JSON.stringify(name)} is a second ${role}`,
        suggestion: 'The shop has one colour and one size; join the two values into one option.',
      };
    cells.set(to, { text: value, column });
  }
  return undefined;
}

/** The words of gender and age group of a feed. */
export function genderOf(gender: string | undefined, ageGroup: string | undefined): Gender | undefined {
  if (ageGroup !== undefined && genderIn(ageGroup) === 'kids') return 'kids';
  return gender === undefined ? undefined : (genderIn(gender) ?? 'unisex');
}

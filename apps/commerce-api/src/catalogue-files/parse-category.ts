import type { Edition } from '../shared/text.ts';
import { CATEGORY_ID, slugOf } from './derive/codes.ts';
import { parseList, parseWhole } from './derive/parse-value.ts';
import { GENDERS } from './derive/sizes.ts';
import type { CanonicalRow } from './formats/format.ts';
import type { CategoryInput } from './model.ts';
import { MOST_SMALLINT } from './parse-product.ts';
import { CellRejected, cellReader, type CellReader } from './read-cells.ts';
import type { Report } from './report.ts';

const LONGEST = { name: 120, description: 1_000, slug: 120, scene: 60 };

function idOf(read: CellReader, column: string): string | undefined {
  const id = read.bare(column);
  if (id !== undefined && !CATEGORY_ID.test(id))
    read.reject(column, `${JSON.stringify(id)} is no category id`, 'A category id has 4 to 7 digits.');
  return id;
}

function readCategory(read: CellReader, row: number): CategoryInput {
  const id = idOf(read, 'category');
  if (id === undefined)
    return read.reject('category', 'the row of a category has no id', 'Fill the column category.');
  const slug = read.line('slug', LONGEST.slug);
  const genders = read.has('sale_genders') ? parseList(read.bare('sale_genders') ?? '') : undefined;
  const unknown = genders?.find((each) => !GENDERS.some((gender) => gender === each));
  if (unknown !== undefined)
    read.reject('sale_genders', `${JSON.stringify(unknown)} is unknown`, `Write ${GENDERS.join(', ')}.`);
  const cutsAcross = read.oneOf('cuts_across', ['yes', 'no']);
  const values = {
    parentId: idOf(read, 'parent'),
    position: read.parse('position', (text) => parseWhole(text, 0, MOST_SMALLINT)),
    slug: slug === undefined ? undefined : slugOf(slug),
    scene: read.line('scene', LONGEST.scene),
    cutsAcross: cutsAcross === undefined ? undefined : cutsAcross === 'yes',
    saleGenders: genders,
  };
  const editions = new Set<Edition>(['name', 'title', 'description'].flatMap((name) => read.editions(name)));
  const texts = new Map(
    [...editions].map((edition) => {
      const text = {
        name: read.line(`name:${edition}`, LONGEST.name),
        title: read.line(`title:${edition}`, LONGEST.name),
        description: read.lines(`description:${edition}`, LONGEST.description),
      };
      return [
        edition,
        Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)),
      ] as const;
    }),
  );
  return {
    row,
    id,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    texts,
  };
}

/** What a row says about a category; undefined for a rejected one, which is reported. */
export function parseCategory(file: string, row: CanonicalRow, report: Report): CategoryInput | undefined {
  try {
    return readCategory(cellReader(file, row, report), row.row);
  } catch (error) {
    if (!(error instanceof CellRejected)) throw error;
    return undefined;
  }
}

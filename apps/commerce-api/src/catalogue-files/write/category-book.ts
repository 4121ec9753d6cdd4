import { sql } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import type { Edition } from '../../shared/text.ts';
import { slugOf } from '../derive/codes.ts';
import { genderIn, type Gender } from '../derive/sizes.ts';
import type { Mapping } from '../mapping.ts';
import type { CategoryInput } from '../model.ts';

export interface CategoryRow extends Record<string, unknown> {
  readonly id: string;
  readonly parent_id: string | null;
  readonly position: number;
  readonly slug: string;
  readonly scene: string;
  readonly cuts_across: boolean;
  readonly sale_genders: readonly string[] | null;
}

export interface CategoryTextRow extends Record<string, unknown> {
  readonly category_id: string;
  readonly language: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface CategoryState {
  readonly category: CategoryRow;
  readonly texts: readonly CategoryTextRow[];
}

/** New ids are the first free ones from here; they have six digits. */
const FIRST_NEW_ID = 800_000;
const LAST_NEW_ID = 899_999;

export async function readCategories(db: Executor): Promise<CategoryState[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select id, parent_id, position, slug, scene, cuts_across, to_json(sale_genders) as sale_genders from category order by id`);
  const { rows: texts } = await db.execute<CategoryTextRow>(
    sql`select category_id, language, name, title, description from category_text order by language`,
  );
  const byCategory = Map.groupBy(texts, (row) => row.category_id);
  return rows.map((category) => ({ category, texts: byCategory.get(category.id) ?? [] }));
}

/** A found category, or why there is none. */
export type FoundCategory =
  | { readonly id: string }
  | { readonly reason: string; readonly suggestion: string };

/** The categories of the shop while files are read; new ones are collected until they are written. */
export interface CategoryBook {
  has(id: string): boolean;
  readonly isSale: (id: string) => boolean;
  /** A category and those above it, itself first. */
  withParents(id: string): string[];
  nameOf(id: string, edition: Edition): string;
  /** The category of a type or path; unknown ones are created where the mapping allows it. */
  find(path: readonly string[], gender: Gender | undefined): FoundCategory;
  put(state: CategoryState): void;
  get(id: string): CategoryState | undefined;
  /** The created categories that are not written yet, parents first. */
  readonly takeCreated: () => CategoryState[];
}

const same = (one: string, other: string): boolean => slugOf(one) === slugOf(other);

const isCalled = ({ category, texts }: CategoryState, name: string): boolean =>
  same(category.slug, name) || texts.some((text) => same(text.name, name) || same(text.title, name));

/** Categories by id, as a tree. */
function createTree(states: readonly CategoryState[]) {
  const byId = new Map(states.map((state) => [state.category.id, state]));
  const withParents = (id: string): string[] => {
    const ids: string[] = [];
    for (let at: string | null = id; at !== null && byId.has(at) && !ids.includes(at);) {
      ids.push(at);
      at = byId.get(at)?.category.parent_id ?? null;
    }
    return ids;
  };
  return {
    byId,
    withParents,
    /** Categories that products are put into. */
    ordinary: () => [...byId.values()].filter(({ category }) => !category.cuts_across),
    /** Whom a category or one above it is for. */
    genderOf: (id: string): Gender | undefined => {
      for (const each of withParents(id)) {
        const state = byId.get(each);
        const names = (state?.texts ?? []).map(({ name }) => name);
        const gender = genderIn([state?.category.slug.replaceAll('-', ' '), ...names].join(' '));
        if (gender !== undefined) return gender;
      }
      return undefined;
    },
  };
}

type Tree = ReturnType<typeof createTree>;

/** Creates categories with the first free ids. */
function createCreator({ byId, ordinary }: Tree, { language }: Mapping) {
  let created: CategoryState[] = [];
  let lastId = FIRST_NEW_ID;
  return {
    create(name: string, parentId: string | null): string | undefined {
      while (byId.has(String(lastId))) lastId += 1;
      if (lastId > LAST_NEW_ID) return undefined;
      const id = String(lastId);
      const parent = parentId === null ? undefined : byId.get(parentId)?.category.slug;
      const slug = slugOf(parent === undefined ? name : `${parent} ${name}`);
      const state = {
        category: {
          id,
          parent_id: parentId,
          position: ordinary().filter(({ category }) => category.parent_id === parentId).length,
          slug,
          scene: slug,
          cuts_across: false,
          sale_genders: null,
        },
        texts: [...new Set(['en', language])]
          .toSorted()
          .map((each) => ({ category_id: id, language: each, name, title: name, description: '' })),
      };
      byId.set(id, state);
      created.push(state);
      return id;
    },
    take: (): CategoryState[] => {
      const taken = created;
      created = [];
      return taken;
    },
  };
}

export function createCategoryBook(states: readonly CategoryState[], mapping: Mapping): CategoryBook {
  const tree = createTree(states);
  const { byId, withParents, ordinary, genderOf } = tree;
  const creator = createCreator(tree, mapping);
  const follow = (path: readonly string[]): FoundCategory => {
    let parentId: string | null = null;
    for (const [at, name] of path.entries()) {
      const above: string | null = parentId;
      const known: CategoryState | undefined = ordinary().find(
        (state) => state.category.parent_id === above && isCalled(state, name),
      );
      const id: string | undefined =
        known?.category.id ?? (mapping.createCategories ? creator.create(name, above) : undefined);
      if (id === undefined)
        return {
          reason: `the shop has no category ${path.slice(0, at + 1).join(' > ')}`,
          suggestion: `Name one under "categories" in the mapping file, such as {"categories": {${JSON.stringify(path.join(' > '))}: "110200"}}.`,
        };
      parentId = id;
    }
    return parentId === null ? { reason: 'there is no category', suggestion: 'Name one.' } : { id: parentId };
  };
  const findNamed = (name: string, gender: Gender | undefined): FoundCategory => {
    const named = ordinary().filter((state) => isCalled(state, name));
    const fitting = named.filter(({ category }) => [gender, undefined].includes(genderOf(category.id)));
    const [first, second] = fitting.length > 0 ? fitting : named;
    if (first === undefined) return follow([name]);
    if (second === undefined) return { id: first.category.id };
    return {
      reason: `several categories are called ${JSON.stringify(name)} (${named.map(({ category }) => category.id).join(', ')})`,
      suggestion: 'Name one under "categories" in the mapping file.',
    };
  };
  return {
    has: (id) => byId.has(id),
    isSale: (id) => (byId.get(id)?.category.sale_genders ?? null) !== null,
    withParents,
    nameOf(id, edition) {
      const texts = byId.get(id)?.texts ?? [];
      const own = texts.find(({ language }) => language === edition);
      return (own ?? texts.find(({ language }) => language === 'en'))?.name ?? '';
    },
    get: (id) => byId.get(id),
    put: (state) => void byId.set(state.category.id, state),
    find(path, gender) {
      const mapped = mapping.categories[path.join(' > ')] ?? mapping.categories[path.at(-1) ?? ''];
      if (mapped !== undefined && !byId.has(mapped))
        return {
          reason: `the category ${mapped} of the mapping file does not exist`,
          suggestion: 'Correct it.',
        };
      if (mapped !== undefined) return { id: mapped };
      const [only] = path;
      return path.length === 1 && only !== undefined ? findNamed(only, gender) : follow(path);
    },
    takeCreated: creator.take,
  };
}

/** The rows of a category with the values of a file; undefined for a new one without a name. */
export function mergeCategory(
  input: CategoryInput,
  known: CategoryState | undefined,
): CategoryState | undefined {
  const editions = new Set([...input.texts.keys(), ...(known?.texts ?? []).map(({ language }) => language)]);
  const [anyName] = [...input.texts.values()].flatMap(({ name }) => name ?? []);
  const texts = [...editions].toSorted().flatMap((language): CategoryTextRow[] => {
    const before = known?.texts.find((text) => text.language === language);
    const text = input.texts.get(language as Edition);
    const name = text?.name ?? before?.name ?? anyName;
    if (name === undefined) return [];
    return [
      {
        category_id: input.id,
        language,
        name,
        title: text?.title ?? before?.title ?? name,
        description: text?.description ?? before?.description ?? '',
      },
    ];
  });
  const [first] = texts;
  if (first === undefined) return undefined;
  // English is what other languages fall back to.
  const withEnglish = texts.some(({ language }) => language === 'en')
    ? texts
    : [{ ...first, language: 'en' }, ...texts];
  const slug = input.slug ?? known?.category.slug ?? slugOf(first.name);
  return {
    category: {
      id: input.id,
      parent_id: input.parentId ?? known?.category.parent_id ?? null,
      position: input.position ?? known?.category.position ?? 0,
      slug,
      scene: input.scene ?? known?.category.scene ?? slug,
      cuts_across: input.cutsAcross ?? known?.category.cuts_across ?? false,
      sale_genders: input.saleGenders ?? known?.category.sale_genders ?? null,
    },
    texts: withEnglish.toSorted((one, other) => (one.language < other.language ? -1 : 1)),
  };
}

import { createHash } from 'node:crypto';
import type { Customiser, Recipe } from '@haberdash/commerce-api/providers/customiser/provider.ts';
import { customMarkup, CUSTOM_PRODUCTS } from '@haberdash/demo-pictures/custom.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';
import { COLORS, inAll, PARTS } from './custom-colors.ts';

const MOST_INITIALS = 3;
const LETTERS = /^[A-Z]{0,3}$/;

/** Initials for errors. */
const INITIALS = { rejected: 'XXX', gone: 'QQQ', silent: 'ZZZ' } as const;

const READY = [
  {
    code: 'RIDGE-DAWN',
    names: inAll([
      'Ridge at dawn',
      'Crête à l’aube',
      'Grat im Morgenlicht',
      'Cresta al alba',
      'Cresta all’alba',
    ]),
    colors: ['fjord', 'glacier', 'ember'],
  },
  {
    code: 'OLD-FOREST',
    names: inAll(['Old forest', 'Vieille forêt', 'Alter Wald', 'Bosque antiguo', 'Bosco antico']),
    colors: ['pine', 'coal', 'larch'],
  },
  {
    code: 'LONG-BEACH',
    names: inAll(['Long beach', 'Grande plage', 'Langer Strand', 'Playa larga', 'Lunga spiaggia']),
    colors: ['oat', 'saddle', 'coal'],
  },
] as const;

const row = v.object({
  productId: v.string(),
  colors: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  initials: v.string(),
});

interface Design {
  readonly productId: string;
  readonly colors: readonly string[];
  readonly initials: string;
}

const colorOf = (id: string | undefined) => COLORS.find((color) => color.id === id);

/** The same design has the same id, which does not reveal it. */
const idOf = ({ productId, colors, initials }: Design): string =>
  `R${createHash('sha256')
    .update(JSON.stringify([productId, colors, initials]))
    .digest('hex')
    .slice(0, 20)
    .toUpperCase()}`;

const recipeOf = (design: Design): Recipe => ({
  id: idOf(design),
  productId: design.productId,
  choices: PARTS.flatMap(({ id, labels }, index) => {
    const color = colorOf(design.colors[index]);
    return color === undefined ? [] : [{ part: id, option: color.id, labels, values: color.labels }];
  }),
  ...(design.initials === '' ? {} : { initials: design.initials }),
});

const isMade = (productId: string): boolean => CUSTOM_PRODUCTS.some(({ id }) => id === productId);

/** A customiser that stores recipes and draws them. */
export function sandboxCustomiser(books: Books): Customiser {
  const write = (design: Design): Recipe => {
    books
      .prepare(
        'insert into custom_recipe (id, product_id, colors, initials) values (?, ?, ?, ?) on conflict (id) do nothing',
      )
      .run(idOf(design), design.productId, JSON.stringify(design.colors), design.initials);
    return recipeOf(design);
  };
  const read = (id: string): Design | undefined => {
    const found = books
      .prepare('select product_id as "productId", colors, initials from custom_recipe where id = ?')
      .get(id);
    return found === undefined ? undefined : v.parse(row, found);
  };
  return {
    async offer(productId) {
      if (!isMade(productId)) return { kind: 'none' };
      const designs = READY.map(({ code, names, colors }) => ({
        code,
        names,
        recipe: write({ productId, colors, initials: '' }),
      }));
      return { kind: 'offered', offer: { parts: PARTS, mostInitials: MOST_INITIALS, designs } };
    },
    async design({ productId, choices, initials = '' }) {
      if (!isMade(productId)) return { kind: 'none' };
      const letters = initials.trim().toUpperCase();
      if (letters === INITIALS.silent) await new Promise(() => undefined);
      if (!LETTERS.test(letters) || letters === INITIALS.rejected)
        return { kind: 'rejected', field: 'initials' };
      const colors = PARTS.map(({ id }) => choices.find(({ part }) => part === id)?.option);
      const missing = colors.findIndex((option) => colorOf(option) === undefined);
      const unknown = choices.find(({ part }) => !PARTS.some(({ id }) => id === part));
      const field = unknown?.part ?? PARTS[missing]?.id;
      if (field !== undefined) return { kind: 'rejected', field };
      return {
        kind: 'designed',
        recipe: write({ productId, colors: colors.filter((id) => id !== undefined), initials: letters }),
      };
    },
    async find(recipeId) {
      const design = read(recipeId);
      return design === undefined || design.initials === INITIALS.gone
        ? { kind: 'gone' }
        : { kind: 'found', recipe: recipeOf(design) };
    },
    async picture(recipeId) {
      const design = read(recipeId);
      const product = CUSTOM_PRODUCTS.find(({ id }) => id === design?.productId);
      const [base, accent, trim] = (design?.colors ?? []).map((id) => colorOf(id)?.hex);
      if (
        design === undefined ||
        product === undefined ||
        base === undefined ||
        accent === undefined ||
        trim === undefined
      )
        throw new Error('the customiser knows no such recipe');
      return customMarkup(product, { base, accent, trim, initials: design.initials });
    },
  };
}

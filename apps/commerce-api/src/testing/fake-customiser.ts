import type { Customiser, Recipe } from '../providers/customiser/provider.ts';

const word = (text: string) => ({ en: text, fr: text, de: text, es: text, it: text });

/** The ready-made design of every customised product. */
export const READY_CODE = 'READY';

const recipe = (id: string, productId: string, option: string, initials?: string): Recipe => ({
  id,
  productId,
  choices: [{ part: 'body', option, labels: word('Body'), values: word(option) }],
  ...(initials === undefined ? {} : { initials }),
});

/** A customiser with one part per product that records its calls. */
export interface FakeCustomiser extends Customiser {
  readonly known: Map<string, Recipe>;
  /** Calls for designs. */
  readonly calls: string[];
}

export function fakeCustomiser(): FakeCustomiser {
  const known = new Map<string, Recipe>();
  const calls: string[] = [];
  const write = (made: Recipe): Recipe => {
    known.set(made.id, made);
    return made;
  };
  return {
    known,
    calls,
    async offer(productId) {
      calls.push(`offer ${productId}`);
      const ready = write(recipe(`ready-${productId}`, productId, 'oat'));
      return {
        kind: 'offered',
        offer: {
          parts: [
            {
              id: 'body',
              labels: word('Body'),
              options: ['oat', 'pine'].map((id) => ({ id, labels: word(id), hex: '#aa0000' })),
            },
          ],
          mostInitials: 3,
          designs: [{ code: READY_CODE, names: word('Ready'), recipe: ready }],
        },
      };
    },
    async design({ productId, choices, initials }) {
      calls.push(`design ${productId}`);
      const option = choices.find(({ part }) => part === 'body')?.option;
      if (option === undefined) return { kind: 'rejected', field: 'body' };
      const id = `made-${productId}-${option}-${initials ?? ''}`;
      return { kind: 'designed', recipe: write(recipe(id, productId, option, initials)) };
    },
    async find(recipeId) {
      calls.push(`find ${recipeId}`);
      const found = known.get(recipeId);
      return found === undefined ? { kind: 'gone' } : { kind: 'found', recipe: found };
    },
    picture: async () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"/>',
  };
}

import type { FaultAction, Sender } from './fault-actions.ts';
import { fillBag, inputValue, inputValues, LOCALE, type Fields } from './fault-forms.ts';

/** Somebody of the demo who serves in a store. */
const ASSOCIATE = { username: 'E10442', password: 'Northfell-2026' };
const SERVING = { storeId: 'NF-US-05', employeeId: ASSOCIATE.username };

const LOGIN = `${LOCALE}/associate-login`;
const ADJUSTMENTS = { route: 'checkout-adjustments.tsx', path: `${LOCALE}/checkout/adjustments` } as const;
const terms: Fields = { intent: 'adjust', item: 'order', type: 'AMOUNT', value: '5', reason: 'GOODWILL' };

/** Serves a shopper who has something in the bag; a shop that is still disturbed by an earlier cell lets nobody in. */
async function serve({ visitor, goods }: Sender): Promise<void> {
  await visitor.post(LOGIN, ASSOCIATE);
  await visitor.post(LOGIN, SERVING);
  await fillBag(visitor, goods);
  const { status } = await visitor.get(ADJUSTMENTS.path);
  if (status !== 200) throw new Error(`The adjustments answered ${status}.`);
}

/** How many prices are lowered. */
async function loweredOf({ visitor }: Sender): Promise<string> {
  const { status, text } = await visitor.get(ADJUSTMENTS.path);
  return `${status}, ${inputValues(text, 'adjustment').length} lowered`;
}

/** The forms of a store that lower a price for the shopper. */
export const associateActions: readonly FaultAction[] = [
  {
    ...ADJUSTMENTS,
    name: 'lowering a price in a store',
    forms: ['checkout adjust'],
    prepare: serve,
    fields: async () => terms,
    typed: ['value'],
    state: loweredOf,
  },
  {
    ...ADJUSTMENTS,
    name: 'giving a lowered price up',
    forms: ['checkout remove-adjustment'],
    prepare: async (sender) => {
      await serve(sender);
      await sender.visitor.post(ADJUSTMENTS.path, terms);
    },
    fields: async ({ visitor }) => ({
      intent: 'remove-adjustment',
      adjustment: inputValue((await visitor.get(ADJUSTMENTS.path)).text, 'adjustment'),
    }),
    state: loweredOf,
  },
];

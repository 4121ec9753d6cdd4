import type { FaultAction, Sender } from './fault-actions.ts';
import { fillBag, inputValue, inputValues, LOCALE, type Fields } from './fault-forms.ts';

const ASSOCIATE = { username: 'E10442', password: 'Northfell-2026' };
const SERVING = { storeId: 'NF-US-05', employeeId: ASSOCIATE.username };

const LOGIN = `${LOCALE}/associate-login`;
const ADJUSTMENTS = { route: 'checkout-adjustments.tsx', path: `${LOCALE}/checkout/adjustments` } as const;
const terms: Fields = { intent: 'adjust', item: 'order', type: 'AMOUNT', value: '5', reason: 'GOODWILL' };

/** Serves a shopper with items in the bag; throws if an earlier cell still disturbs the shop. */
async function serve({ visitor, goods }: Sender): Promise<void> {
  await visitor.post(LOGIN, ASSOCIATE);
  await visitor.post(LOGIN, SERVING);
  await fillBag(visitor, goods);
  const { status } = await visitor.get(ADJUSTMENTS.path);
  if (status !== 200) throw new Error(`The adjustments answered ${status}.`);
}

/** The number of lowered prices. */
async function loweredOf({ visitor }: Sender): Promise<string> {
  const { status, text } = await visitor.get(ADJUSTMENTS.path);
  return `${status}, ${inputValues(text, 'adjustment').length} lowered`;
}

/** Forms of a store session that lower a price. */
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

import { lineOf, type FaultAction, type Sender } from './fault-actions.ts';
import { bagOf, fillBag, inputValue, inputValues, LOCALE, type Fields } from './fault-forms.ts';
import type { Visitor } from './visitor.ts';

const CART = { route: 'cart.tsx', path: `${LOCALE}/cart` } as const;

const formsOf = (html: string, intent: string): readonly string[] =>
  [...html.matchAll(/<form\b.*?<\/form>/gs)]
    .map(([form]) => form)
    .filter((form) =>
      [...form.matchAll(/<(?:input|button)\b[^>]*>/g)].some(
        ([tag]) => tag.includes(' name="intent"') && tag.includes(` value="${intent}"`),
      ),
    );

const withBag = ({ visitor, goods }: Sender) => fillBag(visitor, goods);
const saveFields = async (sender: Sender): Promise<Fields> => ({
  intent: 'save',
  name: 'It',
  ...(await lineOf(sender)),
});
const withSaved = async (sender: Sender) => {
  await withBag(sender);
  await sender.visitor.post(CART.path, await saveFields(sender));
};

const savedFields =
  (intent: 'move' | 'remove-saved') =>
  async ({ visitor }: Sender): Promise<Fields> => {
    const [form = ''] = formsOf((await visitor.get(CART.path)).text, intent);
    return { intent, name: 'It', itemId: inputValue(form, 'itemId'), savedId: inputValue(form, 'savedId') };
  };

/** The bag and the number of saved items. */
async function savedOf({ visitor }: Sender): Promise<string> {
  const { text } = await visitor.get(CART.path);
  return `bag: ${await bagOf(visitor)}; ${formsOf(text, 'remove-saved').length} saved`;
}

/** The gift options of the first line of the bag. */
async function giftOf(visitor: Visitor): Promise<string> {
  const { status, text } = await visitor.get(CART.path);
  const [form] = formsOf(text, 'gift');
  if (form === undefined) return `status ${status}, no gift options`;
  const ticked = form.match(/<input\b[^>]*checked/g)?.length ?? 0;
  return `${ticked} ticked, ${inputValues(form, 'message')[0] ?? ''}`;
}

/** Forms of a line: save for later, and gift options. */
export const lineActions: readonly FaultAction[] = [
  {
    ...CART,
    name: 'saving a line for later',
    forms: ['cart save'],
    prepare: withBag,
    fields: saveFields,
    state: savedOf,
  },
  {
    ...CART,
    name: 'moving a saved item to the bag',
    forms: ['cart move'],
    prepare: withSaved,
    fields: savedFields('move'),
    state: savedOf,
  },
  {
    ...CART,
    name: 'removing a saved item',
    forms: ['cart remove-saved'],
    prepare: withSaved,
    fields: savedFields('remove-saved'),
    state: savedOf,
  },
  {
    ...CART,
    name: 'the gift options of a line',
    forms: ['cart gift'],
    prepare: withBag,
    fields: async (sender) => {
      const { itemId = '' } = await lineOf(sender);
      return { intent: 'gift', itemId, wrap: 'on', message: 'Happy birthday', receipt: 'on' };
    },
    typed: ['message'],
    state: ({ visitor }) => giftOf(visitor),
  },
];

import { addressFields, checkOut, inputValue, inputValues, LOCALE, type Fields } from './fault-forms.ts';
import type { FaultAction, Sender } from './fault-actions.ts';
import type { FaultPage } from './fault-pages.ts';
import { visit, type Visitor } from './visitor.ts';

const PASSWORD = 'Trail-running-2026';
const ACCOUNT = `${LOCALE}/account`;
const CONSUMER = 'GET /consumers-v3/consumer';
const PURCHASE = 'GET /consumers-v3/consumer/purchase/{orderId}';
const COUNTRY = 'GET /consumers-v3/utilities/countryList/{countryCode}';

const newAccount = (email: string, password: string = PASSWORD): Fields => ({
  email,
  password,
  firstName: 'Linh',
  lastName: 'Nguyễn',
  birthDate: '04/17/1991',
  postalCode: '80302',
  phone: '',
  phoneCode: '1',
  brandTerms: 'on',
  target: ACCOUNT,
});

/** Signs up a new account; throws if an earlier cell still disturbs the shop. */
export async function signUp(visitor: Visitor, email: string, password?: string): Promise<void> {
  const { status } = await visitor.post(`${LOCALE}/sign-up?redirect=${ACCOUNT}`, newAccount(email, password));
  const account = await visitor.get(ACCOUNT);
  if (account.status !== 200)
    throw new Error(`The sign-up answered ${status}, the account ${account.status}.`);
}

const person = ({ visitor, email }: Sender): Promise<void> => signUp(visitor, email);

/** True if a password works in another browser. */
const signsInWith =
  (password: string) =>
  async ({ visitor, email }: Sender): Promise<string> => {
    const other = visit(visitor.origin);
    const { status } = await other.post(`${LOCALE}/sign-in`, { email, password, target: ACCOUNT });
    return `${(await other.get(ACCOUNT)).status === 200 ? 'opens' : 'stays closed'} ${status >= 500 ? status : ''}`;
  };

function formWith(html: string, name: string): Fields {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((each) => each.includes(` name="${name}"`));
  if (form === undefined) throw new Error(`The page has no form with ${name}.`);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.filter((tag) => !/type="(?:checkbox|radio)"/.test(tag) || tag.includes('checked'));
  const names = sent.flatMap((tag) => / name="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Object.fromEntries(names.map((each) => [each, inputValues(form, each)[0] ?? '']));
}
const filledIn =
  (path: string, name: string, typed: Fields) =>
  async ({ visitor }: Sender): Promise<Fields> => ({
    ...formWith((await visitor.get(path)).text, name),
    ...typed,
  });
const shown =
  (path: string, name: string) =>
  async ({ visitor }: Sender): Promise<string> =>
    inputValue((await visitor.get(path)).text, name);

const PREFERENCES = { route: 'account-preferences.tsx', path: `${ACCOUNT}/preferences` } as const;
const isTicked =
  (value: string) =>
  async ({ visitor }: Sender): Promise<string> => {
    const { text } = await visitor.get(PREFERENCES.path);
    const box = [...text.matchAll(/<input\b[^>]*>/g)].find(([tag]) => tag.includes(value))?.[0];
    return `${box?.includes('checked') ?? 'no box'}`;
  };
const bookOf = async ({ visitor }: Sender): Promise<string> => {
  const { text } = await visitor.get(`${ACCOUNT}/addresses`);
  return `${text.split('Apt 4').length - 1} addresses`;
};
const book = { ...addressFields(''), intent: 'save', type: 'S' };

export const accountActions: readonly FaultAction[] = [
  {
    route: 'sign-up.tsx',
    path: `${LOCALE}/sign-up?redirect=${ACCOUNT}`,
    name: 'a new account',
    forms: [],
    prepare: async () => undefined,
    fields: async ({ email }) => newAccount(email),
    typed: ['email', 'firstName', 'lastName', 'birthDate', 'postalCode'],
    state: signsInWith(PASSWORD),
    partialMessage: 'Your account has been created. Please sign in to continue.',
  },
  {
    route: 'sign-in.tsx',
    path: `${LOCALE}/sign-in`,
    name: 'a sign-in',
    forms: [],
    prepare: ({ visitor, email }) => signUp(visit(visitor.origin), email),
    fields: async ({ email }) => ({ email, password: PASSWORD, target: ACCOUNT }),
    typed: ['email'],
    state: async ({ visitor }) => `${(await visitor.get(ACCOUNT)).status}`,
  },
  {
    route: 'forgot-password.tsx',
    path: `${LOCALE}/forgot-password`,
    name: 'a forgotten password',
    forms: [],
    prepare: async () => undefined,
    fields: async ({ email }) => ({ email }),
    typed: ['email'],
    // Nothing is mailed to an address without an account.
    state: async () => 'nothing',
  },
  {
    route: 'account-profile.tsx',
    path: `${ACCOUNT}/profile`,
    name: 'the profile',
    forms: [],
    prepare: person,
    fields: filledIn(`${ACCOUNT}/profile`, 'firstName', { firstName: 'Maria' }),
    typed: ['firstName', 'lastName', 'postalCode'],
    state: shown(`${ACCOUNT}/profile`, 'firstName'),
  },
  {
    route: 'account-password.tsx',
    path: `${ACCOUNT}/password`,
    name: 'another password',
    forms: [],
    prepare: person,
    fields: filledIn(`${ACCOUNT}/password`, 'currentPassword', {
      currentPassword: PASSWORD,
      newPassword: 'Alpine-start-0430',
      confirmPassword: 'Alpine-start-0430',
    }),
    state: signsInWith('Alpine-start-0430'),
  },
  {
    route: 'account-address-new.tsx',
    path: `${ACCOUNT}/addresses/new`,
    name: 'an address of the book',
    forms: [],
    prepare: person,
    fields: filledIn(`${ACCOUNT}/addresses/new`, 'addressLine1', book),
    typed: ['firstName', 'addressLine1', 'city', 'postalCode', 'phone'],
    state: bookOf,
  },
  {
    ...PREFERENCES,
    name: 'the interests',
    forms: [],
    prepare: person,
    fields: filledIn(PREFERENCES.path, 'shoeSize', { interest: 'climbing', shoeSize: '9.5' }),
    typed: ['shoeSize'],
    state: isTicked('value="climbing"'),
  },
  {
    ...PREFERENCES,
    name: 'news by mail',
    forms: [],
    prepare: person,
    fields: async () => ({ intent: 'news', email: 'on' }),
    state: isTicked('name="email"'),
  },
];

/** Signs up, places an order and returns its number. */
export async function prepareOwner(visitor: Visitor, goods: Sender['goods'], email: string): Promise<string> {
  await signUp(visitor, email);
  await checkOut(visitor, goods, 'summary', email);
  const summary = `${LOCALE}/checkout/summary`;
  const { text } = await visitor.get(summary);
  const named = ['cartId', 'sessionID', 'expectedTotal'].map((name) => [name, inputValue(text, name)]);
  await visitor.post(summary, { intent: 'place', ...Object.fromEntries(named) });
  const orders = await visitor.get(`${ACCOUNT}/orders`);
  const number = /account\/orders\/(NF\d+)/.exec(orders.text)?.[1];
  if (number === undefined) throw new Error('The account has no order.');
  return number;
}

export const pagesOfOwner = (orderNumber: string): readonly FaultPage[] => [
  { route: 'account.tsx', path: ACCOUNT, needs: [CONSUMER] },
  { route: 'account-profile.tsx', path: `${ACCOUNT}/profile`, needs: [CONSUMER] },
  { route: 'account-password.tsx', path: `${ACCOUNT}/password`, needs: [CONSUMER] },
  { route: 'account-email.tsx', path: `${ACCOUNT}/email`, needs: [CONSUMER] },
  { route: 'account-addresses.tsx', path: `${ACCOUNT}/addresses`, needs: [CONSUMER] },
  { route: 'account-address-new.tsx', path: `${ACCOUNT}/addresses/new`, needs: [COUNTRY] },
  {
    route: 'account-payment.tsx',
    path: `${ACCOUNT}/payment`,
    needs: ['GET /consumers-v3/consumer/payment_instruments', CONSUMER],
  },
  { route: 'account-loyalty.tsx', path: `${ACCOUNT}/loyalty`, needs: [CONSUMER] },
  {
    route: 'account-preferences.tsx',
    path: PREFERENCES.path,
    needs: [CONSUMER, 'GET /consumers-v3/consumer/subscription'],
  },
  { route: 'account-privacy.tsx', path: `${ACCOUNT}/privacy`, needs: [CONSUMER] },
  { route: 'account-order.tsx', path: `${ACCOUNT}/orders/${orderNumber}`, needs: [PURCHASE] },
  { route: 'account-order-return.tsx', path: `${ACCOUNT}/orders/${orderNumber}/return`, needs: [PURCHASE] },
  { route: 'account-order-cancel.tsx', path: `${ACCOUNT}/orders/${orderNumber}/cancel`, needs: [PURCHASE] },
  { route: 'complete-profile.tsx', path: `${LOCALE}/complete-profile`, needs: [CONSUMER, COUNTRY] },
];

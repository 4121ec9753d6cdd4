import type { Page } from '@playwright/test';
import {
  addressFields,
  arrive,
  cardFields,
  fillBag,
  findGoods,
  inputValue,
  inputValues,
  typeCard,
} from './fault-forms.ts';
import { handOver } from './open-as.ts';
import { shop } from './shop.ts';
import { visit, type Visitor } from './visitor.ts';

type Fields = Readonly<Record<string, string>>;

/** What a shopper in Berlin types into the form of an address. */
const berliner: Fields = {
  firstName: 'Mai',
  lastName: 'Groß',
  addressLine1: 'Torstraße 12',
  addressLine2: '',
  city: 'Berlin',
  postalCode: '10119',
  phone: '15112345678',
  phoneCode: '49',
  countryCode: 'DE',
};

/** Everybody of the demo has it. */
const PASSWORD = 'Northfell-2026';
const FORMS = /<form\b.*?<\/form>/gs;

/**
 * A shopper who gets to the review of an order by forms, as a browser without script sends them: what the pages of the
 * steps do with a script has tests of its own, and many ways to buy are prepared in a second each.
 */
export class Buyer {
  readonly locale: string;
  readonly email: string;
  readonly #visitor: Visitor;

  constructor(locale: 'en-us' | 'de-de', email: string) {
    this.locale = `/${locale}`;
    this.email = email;
    this.#visitor = visit(shop().storefront);
  }

  /** Sends a form of a page, which has to lead to another page of the shop. */
  async send(path: string, fields: Fields, expected: string): Promise<void> {
    await arrive(this.#visitor, this.locale + path, fields, this.locale + expected);
  }

  async read(path: string): Promise<string> {
    return (await this.#visitor.get(this.locale + path)).text;
  }

  async signIn(): Promise<void> {
    const target = `${this.locale}/account`;
    await this.send('/sign-in', { email: this.email, password: PASSWORD, target }, '/account');
  }

  async addJacket(): Promise<void> {
    await this.addFound('jacket');
  }

  /** Adds the first product that a search finds and that can be bought; answers its code. */
  async addFound(q: string): Promise<string> {
    const goods = await findGoods(this.#visitor, this.locale, q);
    await fillBag(this.#visitor, goods, this.locale);
    return goods.id;
  }

  /** Adds a jacket that is fetched in a store, from its stock or sent there; answers the store's name. */
  async addForStore(way: 'pickup' | 'sts'): Promise<string> {
    const search = await this.read('/search?q=jacket');
    const products = new Set(
      [...search.matchAll(/href="(\/[a-z-]+\/p\/[^"?#]+)"/g)].map(([, path = '']) => path),
    );
    for (const product of products) {
      const [productId] = inputValues((await this.#visitor.get(product)).text, 'productId');
      const page = productId === undefined ? '' : await this.read(`/pickup?productId=${productId}`);
      const form = page.match(FORMS)?.find((each) => each.includes(`name="way" value="${way}"`));
      if (form === undefined || productId === undefined) continue;
      const storeId = inputValue(form, 'storeId');
      await this.send('/cart', { intent: 'add', productId, qty: '1', way, storeId }, '/cart');
      return inputValue(form, 'storeName');
    }
    throw new Error(`No store has a jacket for ${way}.`);
  }

  async addGiftCard(amount: string, email: string): Promise<void> {
    const path = '/p/gift-card-NFGIFTCD/gift-card';
    await this.send(path, { amount, other: '', to: 'Mai', email, message: '', sendOn: '' }, '/cart');
  }

  async addDesign(): Promise<void> {
    const path = '/p/own-trail-cap-NFCUSTCP/customise';
    const recipeId = inputValue(await this.read(path), 'recipeId');
    await this.send(path, { intent: 'add', recipeId }, '/cart');
  }

  /** An address, as the site writes it. */
  get #address(): Fields {
    const fields = this.locale === '/de-de' ? berliner : addressFields(this.email);
    return { ...fields, email: this.email, intent: 'address' };
  }

  /** Says where it goes. */
  async address(): Promise<void> {
    await this.send('/checkout/shipping?edit=address', this.#address, '/checkout/shipping');
  }

  /** Says where it goes and how, of a parcel from the warehouse. */
  async goHome(): Promise<void> {
    await this.address();
    await this.send('/checkout/shipping', { intent: 'method', method: 'standard' }, '/checkout/billing');
  }

  /** Saves the address and a card in the account. */
  async saveCard(): Promise<void> {
    const path = '/account/payment/new';
    await this.send('/account/addresses/new', { ...this.#address, intent: 'save', type: 'S' }, '/account');
    const page = await this.read(path);
    const addressId = /name="addressId".*?<option[^>]* value="([^"]+)"/s.exec(page)?.[1] ?? '';
    const sessionID = await typeCard(this.#visitor, this.locale, shop().sandbox, path);
    await this.send(path, { sessionID, addressId }, '/account/payment');
  }

  /** Puts a tender on the order beside what pays the rest. */
  async tender(intent: string, fields: Fields): Promise<void> {
    await this.send('/checkout/billing', { intent, ...fields }, '/checkout/billing');
  }

  /** Names the bill: the address of the parcel, else one of its own where nothing is sent home. */
  async bill(way: Fields, expected = '/checkout/summary', isSentHome = true): Promise<void> {
    const address = isSentHome ? {} : this.#address;
    const billing = isSentHome ? 'same' : 'other';
    await this.send('/checkout/billing', { ...address, billing, ...way, intent: 'billing' }, expected);
  }

  async payByCard(isSentHome = true): Promise<void> {
    const sessionID = await typeCard(this.#visitor, this.locale);
    await this.bill({ ...cardFields, sessionID }, '/checkout/summary', isSentHome);
  }

  /** Confirms what is left to pay at the sheet of a provider; whoever pays later has named the bill before. */
  async confirm(way: 'wallet' | 'later'): Promise<void> {
    const path = `/checkout/pay/${way}`;
    const sessionID = /\/frame\/([\w-]{20,})/.exec(await this.read(path))?.[1] ?? '';
    const contact = this.locale === '/de-de' ? 'DE' : 'US';
    const answer = await fetch(`${shop().sandbox}/frame/${sessionID}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'pass', ...(way === 'wallet' ? { contact } : {}) }),
    });
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
    const confirmed = Object(await answer.json());
    await this.send(path, { ...confirmed.contact, sessionID }, '/checkout/summary');
  }

  /** Goes on in a browser. */
  async goOn(page: Page, path: string): Promise<void> {
    await handOver(this.#visitor, page.context());
    await page.goto(this.locale + path);
  }
}

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

/** The password of all demo accounts. */
const PASSWORD = 'Northfell-2026';
const FORMS = /<form\b.*?<\/form>/gs;

/** Reaches the order review by form posts, which is fast; the steps have their own browser tests. */
export class Buyer {
  readonly locale: string;
  readonly email: string;
  readonly #visitor: Visitor;

  constructor(locale: 'en-us' | 'de-de', email: string) {
    this.locale = `/${locale}`;
    this.email = email;
    this.#visitor = visit(shop().storefront);
  }

  /** Sends a form and expects a redirect to another page. */
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

  /** Adds the first available product of a search; returns its code. */
  async addFound(q: string): Promise<string> {
    const goods = await findGoods(this.#visitor, this.locale, q);
    await fillBag(this.#visitor, goods, this.locale);
    return goods.id;
  }

  /** Adds a jacket for a store, from its stock or shipped there; returns the store's name. */
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

  get #address(): Fields {
    const fields = this.locale === '/de-de' ? berliner : addressFields(this.email);
    return { ...fields, email: this.email, intent: 'address' };
  }

  async address(): Promise<void> {
    await this.send('/checkout/shipping?edit=address', this.#address, '/checkout/shipping');
  }

  /** Sets the address and the delivery method of a shipment from the warehouse. */
  async goHome(): Promise<void> {
    await this.address();
    await this.send('/checkout/shipping', { intent: 'method', method: 'standard' }, '/checkout/billing');
  }

  async saveCard(): Promise<void> {
    const path = '/account/payment/new';
    await this.send('/account/addresses/new', { ...this.#address, intent: 'save', type: 'S' }, '/account');
    const page = await this.read(path);
    const addressId = /name="addressId".*?<option[^>]* value="([^"]+)"/s.exec(page)?.[1] ?? '';
    const sessionID = await typeCard(this.#visitor, this.locale, shop().sandbox, path);
    await this.send(path, { sessionID, addressId }, '/account/payment');
  }

  async tender(intent: string, fields: Fields): Promise<void> {
    await this.send('/checkout/billing', { intent, ...fields }, '/checkout/billing');
  }

  /** Sets the billing address: the delivery address, else its own if nothing is shipped. */
  async bill(way: Fields, expected = '/checkout/summary', isSentHome = true): Promise<void> {
    const address = isSentHome ? {} : this.#address;
    const billing = isSentHome ? 'same' : 'other';
    await this.send('/checkout/billing', { ...address, billing, ...way, intent: 'billing' }, expected);
  }

  async payByCard(isSentHome = true): Promise<void> {
    const sessionID = await typeCard(this.#visitor, this.locale);
    await this.bill({ ...cardFields, sessionID }, '/checkout/summary', isSentHome);
  }

  /** Confirms the rest of the payment in a provider's sheet. */
  async confirm(way: 'wallet' | 'later'): Promise<void> {
    const path = `/checkout/pay/${way}`;
    const sessionID = /\/frame\/([\w-]{20,})/.exec(await this.read(path))?.[1] ?? '';
    const contact = this.locale === '/de-de' ? 'DE' : 'US';
    const response = await fetch(`${shop().sandbox}/frame/${sessionID}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'pass', ...(way === 'wallet' ? { contact } : {}) }),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
    const confirmed = Object(await response.json());
    await this.send(path, { ...confirmed.contact, sessionID }, '/checkout/summary');
  }

  async goOn(page: Page, path: string): Promise<void> {
    await handOver(this.#visitor, page.context());
    await page.goto(this.locale + path);
  }
}

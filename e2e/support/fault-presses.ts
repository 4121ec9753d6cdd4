import type { Page } from '@playwright/test';
import { LOCALE, type Goods } from './fault-forms.ts';
import { cards, Shopper } from './shopper.ts';

export interface Press {
  readonly action: string;
  /** The call that performs it. */
  readonly operation: string;
  readonly path: (goods: Goods) => string;
  readonly fill?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  readonly isDone: (page: Page) => Promise<boolean>;
  /** The state after it, if different from the matrix row. */
  readonly leaves?: string;
  /** Typed values that must stay, by field name. */
  readonly typed?: Readonly<Record<string, string>>;
}

const cart = () => `${LOCALE}/cart`;
const favourites = () => `${LOCALE}/favorites`;
const code = (page: Page) => page.getByRole('button', { name: /WELCOME10/ });
const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

/** Actions to press; lost placement responses have more tests elsewhere. */
export const presses: readonly Press[] = [
  {
    action: 'adding to the bag',
    operation: 'POST /cart/v1/item',
    path: ({ product }) => product,
    fill: (page) => new Shopper(page).sizes().first().check({ force: true }),
    press: (page) => button(page, /^Add to bag/).click(),
    isDone: (page) => page.getByRole('dialog').getByRole('link', { name: 'Check out' }).isVisible(),
  },
  {
    action: 'one more of a line',
    operation: 'PUT /cart/v1/cart/{basketId}/item',
    path: cart,
    press: (page) => button(page, /^Increase quantity of/).click(),
    isDone: async (page) => (await page.getByRole('spinbutton').first().inputValue()) === '2',
  },
  {
    action: 'removing a line',
    operation: 'DELETE /cart/v1/item',
    path: cart,
    press: (page) => button(page, /^Remove /).click(),
    isDone: (page) => page.getByRole('heading', { name: 'Your bag is empty' }).isVisible(),
  },
  {
    action: 'a promo code',
    operation: 'PUT /cart/v1/coupon',
    path: cart,
    fill: (page) => page.getByRole('textbox', { name: 'Code' }).fill('WELCOME10'),
    press: (page) => button(page, /^Apply/).click(),
    isDone: (page) => code(page).isVisible(),
    typed: { code: 'WELCOME10' },
  },
  {
    action: 'taking a promo code off',
    operation: 'DELETE /cart/v1/coupon',
    path: cart,
    press: (page) => code(page).click(),
    isDone: async (page) => (await code(page).count()) === 0,
  },
  {
    action: 'a heart',
    operation: 'POST /wishlists/v2/favorites',
    path: ({ product }) => product,
    press: (page) => page.getByRole('main').locator('button[aria-pressed]').first().click(),
    isDone: (page) => page.getByRole('main').locator('button[aria-pressed="true"]').first().isVisible(),
  },
  {
    action: 'removing a favourite',
    operation: 'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    path: favourites,
    press: (page) => button(page, /^Remove /).click(),
    isDone: (page) =>
      page
        .getByText(/^Removed from your favou?rites/)
        .first()
        .isVisible(),
  },
  {
    action: 'sharing the favourites',
    operation: 'POST /wishlists/v2/favorites/{favoriteId}/share',
    path: favourites,
    press: (page) => button(page, /^Share/).click(),
    isDone: (page) => page.locator('input[name="link"]').isVisible(),
  },
  {
    action: 'the address',
    operation: 'POST /cart/v2/cart/{basketId}/shippingAddress',
    path: () => `${LOCALE}/checkout/shipping`,
    fill: (page) => new Shopper(page).fillShipping(),
    press: (page) => button(page, /^Continue to shipping options/).click(),
    isDone: (page) => page.getByRole('radio', { name: /standard/i }).isVisible(),
    typed: { city: 'Portland', postalCode: '97205' },
  },
  {
    action: 'the delivery',
    operation: 'POST /cart/v1/shippingMethod',
    path: () => `${LOCALE}/checkout/shipping`,
    fill: (page) => page.getByRole('radio', { name: /express/i }).check(),
    press: (page) => button(page, /^Continue to payment/).click(),
    isDone: async (page) => page.url().includes('/checkout/billing'),
  },
  {
    action: 'the payment',
    operation: 'POST /cart/v1/cart/{basketId}/billingAddress',
    path: () => `${LOCALE}/checkout/billing`,
    fill: (page) => new Shopper(page).typeCard(cards.passes),
    press: (page) => button(page, /^Review your order/).click(),
    isDone: async (page) => page.url().includes('/checkout/summary'),
    // Billing uses the delivery address here.
    leaves: '200 false',
  },
];

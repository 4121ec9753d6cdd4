import { expect, type FrameLocator, type Page } from '@playwright/test';

export const cards = {
  passes: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
} as const;

const ORDER_NUMBER = /NF\d{8,14}/;

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly province?: string;
  readonly postalCode: string;
  readonly phone: string;
}

export const american: Recipient = {
  email: 'maria.oneil@example.com',
  firstName: 'María',
  lastName: 'O’Neil',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  phone: '5035550142',
};

export const spaniard: Recipient = {
  email: 'lucia.garcia@example.com',
  firstName: 'Lucía',
  lastName: 'García Núñez',
  addressLine1: 'Calle de Fuencarral 64',
  city: 'Madrid',
  province: '28',
  postalCode: '28004',
  phone: '612345678',
};

/** A guest in the American shop, by roles and names. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openFirstCategory(locale = 'en-us'): Promise<void> {
    await this.page.goto(`/${locale}`);
    const href = await this.page
      .locator(`main a[href*="/${locale}/c/"], nav a[href*="/${locale}/c/"]`)
      .first()
      .getAttribute('href');
    await this.page.goto(href ?? '/');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openProduct(locale = 'en-us'): Promise<void> {
    await this.page.goto(`/${locale}/search?q=jacket`);
    const hrefs = await this.page
      .locator('main a[href*="/p/"]')
      .evaluateAll((links) => [
        ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ]);
    for (const href of hrefs) {
      await this.page.goto(href);
      if ((await this.sizes().count()) > 0) return;
    }
    throw new Error('The search shows no product that can be bought.');
  }

  sizes() {
    return this.page.locator('main form input[type="radio"][name="productId"]:enabled');
  }

  /** Selects the first available size by keyboard, because a moving element may be under the pointer. */
  async chooseSize(): Promise<void> {
    const size = this.sizes().first();
    await size.focus();
    await size.press('Space');
  }

  /** A native submit button, so it works before and without the script. */
  async addToBag(): Promise<void> {
    await this.chooseSize();
    await this.page
      .locator('main form', { has: this.page.locator('input[type="radio"][name="productId"]') })
      .getByRole('button', { name: 'Add to bag' })
      .first()
      .click();
  }

  /** Before hydration forms are sent as documents; hydrated ones have a marker. */
  async waitForScript(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await expect(this.page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
  }

  async putProductInBag(): Promise<void> {
    await this.openProduct();
    await this.waitForScript();
    await this.addToBag();
    await expect(this.page.getByRole('dialog', { name: 'Your bag' })).toContainText('Added to your bag');
  }

  async putProductInSpanishBag(): Promise<void> {
    await this.openProduct('es-es');
    await this.page.getByRole('button', { name: 'Rechazar todo' }).click();
    await this.waitForScript();
    await this.chooseSize();
    await this.page.getByRole('button', { name: 'Añadir a la cesta' }).first().click();
    await expect(this.page.getByRole('dialog', { name: 'Tu cesta' })).toContainText('Añadido a tu cesta');
  }

  async fillShipping(recipient: Recipient = american): Promise<void> {
    const { page } = this;
    await page.getByRole('main').locator('[name="email"]').fill(recipient.email);
    await page.locator('[name="firstName"]').fill(recipient.firstName);
    await page.locator('[name="lastName"]').fill(recipient.lastName);
    await page.locator('[name="addressLine1"]').fill(recipient.addressLine1);
    await page.locator('[name="city"]').fill(recipient.city);
    if (recipient.province !== undefined)
      await page.locator('[name="province"]').selectOption(recipient.province);
    await page.locator('[name="postalCode"]').fill(recipient.postalCode);
    await page.locator('[name="phone"]').fill(recipient.phone);
  }

  async goThroughShipping(recipient: Recipient = american): Promise<void> {
    const { page } = this;
    await page.goto('/en-us/checkout');
    await this.fillShipping(recipient);
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await page.getByRole('radio', { name: /standard/i }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/billing/);
  }

  cardFrame(): FrameLocator {
    return this.page.getByRole('main').frameLocator('iframe');
  }

  async typeCard(number: string): Promise<void> {
    const frame = this.cardFrame();
    await frame.locator('input[autocomplete="cc-number"]').fill(number);
    await frame.locator('input[autocomplete="cc-exp"]').fill('12/34');
    await frame.locator('input[autocomplete="cc-csc"]').fill('123');
    const holder = frame.locator('input[autocomplete="cc-name"]');
    if ((await holder.count()) > 0) await holder.fill('Maria O’Neil');
  }

  async goThroughBilling(card: string): Promise<void> {
    await this.typeCard(card);
    await this.page.getByRole('button', { name: 'Review your order' }).click();
    await expect(this.page).toHaveURL(/\/checkout\/summary/);
  }

  async placeOrder(): Promise<void> {
    await this.page.getByRole('button', { name: /^Place order/ }).click();
  }

  async orderNumber(): Promise<string> {
    await expect(this.page).toHaveURL(/\/order-confirmation/, { timeout: 30_000 });
    await expect(this.page.getByRole('main')).toContainText(ORDER_NUMBER);
    const found = ORDER_NUMBER.exec(await this.page.getByRole('main').innerText())?.[0];
    if (found === undefined) throw new Error('The confirmation shows no order number.');
    return found;
  }
}

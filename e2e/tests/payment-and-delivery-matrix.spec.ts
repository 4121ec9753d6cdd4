import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const unique = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`;
const MONEY = /(\d[\d.,\s\u00A0]*\d)/;

/** An amount of a page in minor units. */
const minor = (text: string): number => Number((MONEY.exec(text)?.[1] ?? '').replaceAll(/\D/g, ''));

/** Places the order and reads its confirmation. */
async function place(page: Page, button: RegExp): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/summary/);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/order-confirmation/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText(/NF\d{8,14}/);
  return page.getByRole('main').innerText();
}

interface Words {
  readonly locale: 'en-us' | 'de-de';
  readonly place: RegExp;
  readonly total: RegExp;
  readonly setAside: RegExp;
  readonly pickupCode: RegExp;
  readonly hours: string;
  readonly shipTo: string;
  readonly madeToOrder: string;
  readonly giftCard: RegExp;
  readonly wallet: RegExp;
  readonly payLater: RegExp;
  readonly mailedCard: RegExp;
  readonly useGiftCard: string;
  readonly giftCardNumber: string;
  readonly checkBalance: string;
  readonly balanceOf25: RegExp;
  /** The small gift cards of the site's currency. */
  readonly small: string;
  readonly endingIn: string;
}

const ENGLISH: Words = {
  locale: 'en-us',
  place: /^Place order/,
  total: /^Total/,
  setAside: /Northfell [^<]+ keeps what you pick up there/,
  pickupCode: /Pickup code\s*[A-Z0-9]{6}/,
  hours: 'Opening hours',
  shipTo: 'Deliver to\n',
  madeToOrder: 'Made to order',
  giftCard: /^Gift card/,
  wallet: /^Digital wallet/,
  payLater: /^Pay later/,
  mailedCard: /Card number: (\w+)\. PIN: (\d+)/,
  useGiftCard: 'Pay with a gift card',
  giftCardNumber: 'Gift card number',
  checkBalance: 'Check balance',
  balanceOf25: /has \$25\.00/,
  small: 'GC7731001',
  endingIn: 'ending in',
};
const GERMAN: Words = {
  locale: 'de-de',
  place: /^Zahlungspflichtig bestellen/,
  total: /^Gesamtsumme/,
  setAside: /Northfell [^<]+ legt [^<]*zurück/,
  pickupCode: /Abholcode\s*[A-Z0-9]{6}/,
  hours: 'Öffnungszeiten',
  shipTo: 'Lieferung an\n',
  madeToOrder: 'Auf Bestellung gefertigt',
  giftCard: /^Geschenkkarte/,
  wallet: /^Digitale Geldbörse/,
  payLater: /^Später zahlen/,
  mailedCard: /Kartennummer: (\w+)\. PIN: (\d+)/,
  useGiftCard: 'Mit Geschenkkarte zahlen',
  giftCardNumber: 'Nummer der Geschenkkarte',
  checkBalance: 'Guthaben abfragen',
  balanceOf25: /sind 25,00\s€/,
  small: 'GC7731002',
  endingIn: 'mit den Endziffern',
};
const { place: inEnglish } = ENGLISH;

/** `npm test` covers every payment method on both engines, each in another language. */
const LANGUAGES = new Map([
  ['embedded', [GERMAN]],
  ['postgres', [ENGLISH]],
]);

/** The tenders of a confirmation add up to the order's total. */
function expectPaid(text: string, tenders: readonly RegExp[], total: RegExp): void {
  const lines = text.split('\n');
  const amounts = tenders.map((tender) => {
    const line = lines.find((each) => tender.test(each) && each.includes(' · ')) ?? '';
    expect(line, `${tender} is named with what it paid`).not.toBe('');
    return minor(line.split(' · ').at(-1) ?? '');
  });
  const at = lines.findIndex((line) => total.test(line));
  const whole = minor(lines[at]?.replace(total, '') || (lines[at + 1] ?? ''));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
}

for (const words of LANGUAGES.get(process.env['E2E_DATABASE'] ?? '') ?? [ENGLISH, GERMAN]) {
  const { locale, small } = words;

  test.describe(`on ${locale} an order is delivered @purchase`, () => {
    test('in a store that has it: reserved for the bag, collected with opening hours and code', async ({
      page,
    }) => {
      const buyer = new Buyer(locale, unique('mai'));
      const store = await buyer.addForStore('pickup');
      expect(await buyer.read('/cart')).toMatch(words.setAside);
      await buyer.payByCard(false);
      await buyer.goOn(page, '/checkout/summary');
      const text = await place(page, words.place);
      expect(text).toContain(store);
      expect(text).toMatch(words.pickupCode);
      expect(text).toContain(words.hours);
    });

    test('to a store that has none', async ({ page }) => {
      const buyer = new Buyer(locale, unique('mai'));
      const store = await buyer.addForStore('sts');
      await buyer.payByCard(false);
      await buyer.goOn(page, '/checkout/summary');
      const text = await place(page, words.place);
      expect(text).toContain(store);
      expect(text).not.toContain(words.shipTo);
    });

    test('as a design that is made to order', async ({ page }) => {
      const buyer = new Buyer(locale, unique('mai'));
      await buyer.addDesign();
      await buyer.address();
      await buyer.payByCard();
      await buyer.goOn(page, '/checkout/summary');
      expect(await place(page, words.place)).toContain(words.madeToOrder);
    });

    test('by mail, and the gift card pays for the next one', async ({ page }) => {
      const friend = unique('friend');
      const giver = new Buyer(locale, unique('mai'));
      await giver.addGiftCard('25', friend);
      await giver.payByCard(false);
      await giver.goOn(page, '/checkout/summary');
      const text = await place(page, words.place);
      expect(text).toContain(friend);
      await expect.poll(() => mailTo(friend), { timeout: 20_000 }).toMatch(words.mailedCard);
      const [, giftCard = '', pin = ''] = words.mailedCard.exec(await mailTo(friend)) ?? [];

      await page.context().clearCookies();
      const buyer = new Buyer(locale, friend);
      await buyer.addJacket();
      await buyer.goHome();
      await buyer.goOn(page, '/checkout/billing');
      await page.getByText(words.useGiftCard).click();
      await page.getByLabel(words.giftCardNumber).fill(giftCard);
      await page.getByLabel('PIN', { exact: true }).fill(pin);
      await page.getByRole('button', { name: words.checkBalance }).click();
      await expect(page.getByText(words.balanceOf25)).toBeVisible();
      await buyer.tender('add-gift-card', { giftCard, pin });
      await buyer.payByCard();
      await buyer.goOn(page, '/checkout/summary');
      expectPaid(await place(page, words.place), [words.giftCard, /visa/i], words.total);
    });
  });

  test.describe(`on ${locale} an order is paid @purchase`, () => {
    test('by a wallet that brings the address, and a gift card', async ({ page }) => {
      const buyer = new Buyer(locale, unique('mai'));
      await buyer.addJacket();
      await buyer.goHome();
      await buyer.tender('add-gift-card', { giftCard: `${small}004`, pin: '0600' });
      await buyer.confirm('wallet');
      await buyer.goOn(page, '/checkout/summary');
      expectPaid(await place(page, words.place), [words.giftCard, words.wallet], words.total);
    });

    test('later, beside two gift cards', async ({ page }) => {
      const buyer = new Buyer(locale, unique('mai'));
      await buyer.addJacket();
      await buyer.goHome();
      for (const giftCard of [`${small}001`, `${small}002`])
        await buyer.tender('add-gift-card', { giftCard, pin: '0600' });
      await buyer.bill({ pay: 'pay-later' }, '/checkout/pay/later');
      await buyer.confirm('later');
      await buyer.goOn(page, '/checkout/summary');
      const cards = ['001', '002'].map((end) => new RegExp(`${words.endingIn} ${small.at(-1)}${end}`));
      expectPaid(await place(page, words.place), [...cards, words.payLater], words.total);
    });
  });
}

test.describe('an order is paid @purchase', () => {
  test('by a reward, points, a gift card and a card together', async ({ page }) => {
    const buyer = new Buyer('en-us', 'linh@example.com');
    await buyer.signIn();
    await buyer.send('/account/payment', { intent: 'reward', points: '500' }, '/account/payment');
    await buyer.addJacket();
    await buyer.goHome();
    const offers = await buyer.read('/checkout/billing');
    const instrument = / name="instrument" value="([^"]+)"/.exec(offers)?.[1] ?? '';
    await buyer.tender('add-saved', { method: 'REWARD_CODE', instrument });
    await buyer.tender('add-points', { points: '7' });
    await buyer.tender('add-gift-card', { giftCard: 'GC7731001003', pin: '0600' });
    await buyer.payByCard();
    await buyer.goOn(page, '/checkout/summary');
    const tenders = [/^Reward code/, /^Loyalty points/, /^Gift card/, /visa/i];
    expectPaid(await place(page, inEnglish), tenders, /^Total/);
  });

  test('by an athlete’s credit alone', async ({ page }) => {
    const buyer = new Buyer('en-us', 'aoife@example.com');
    await buyer.signIn();
    await buyer.addJacket();
    await buyer.goHome();
    await buyer.tender('add-athlete', {});
    await buyer.bill({});
    await buyer.goOn(page, '/checkout/summary');
    expectPaid(await place(page, inEnglish), [/^Athlete credit/], /^Total/);
  });

  test('by a saved card, for a parcel, a store and a mailbox in one order', async ({ page }) => {
    const buyer = new Buyer('en-us', 'noor@example.com');
    await buyer.signIn();
    await buyer.saveCard();
    await buyer.addJacket();
    const store = await buyer.addForStore('pickup');
    await buyer.addGiftCard('50', unique('friend'));
    await buyer.goHome();
    const choice = [...(await buyer.read('/checkout/billing')).matchAll(/<input[^>]* name="pay"[^>]*>/g)]
      .map(([tag]) => / value="([^"]+)"/.exec(tag)?.[1] ?? '')
      .find((value) => value !== 'card' && value !== 'pay-later');
    await buyer.bill({ pay: choice ?? '' });
    await buyer.goOn(page, '/checkout/summary');
    const text = await place(page, inEnglish);
    expect(text).toContain(store);
    expect(text).toContain('By email');
    expect(text).toMatch(/visa ending in 4242/i);
  });
});

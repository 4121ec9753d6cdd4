import type { Page } from 'playwright';
import type { Interaction } from './interactions.ts';
import type { PageCase } from './pages.ts';

const BUY_FORM = 'main form:has(input[name="productId"])';

const chooseSize = (page: Page) =>
  page.locator(`${BUY_FORM} input[type="radio"][name="productId"]:enabled`).first().check({ force: true });
const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** About the time between hovering and pressing. */
const REST_MS = 250;
const firstColor = (page: Page) => page.locator('#filters-form [data-facet="color"] label').first();
const productLinks = () =>
  Array.from(document.querySelectorAll('main li a[href*="/p/"]'), (link) => link.getAttribute('href')).join(
    ' ',
  );
const total = () => document.querySelector('main aside')?.textContent ?? '';

const ADDRESS: Readonly<Record<string, string>> = {
  email: 'maria.oneil@example.com',
  firstName: 'María',
  lastName: 'O’Neil',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  phone: '5035550142',
};

async function fillAddress(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(ADDRESS)) await main.locator(`[name="${name}"]`).fill(value);
  await main.locator('[name="province"]').selectOption('OR');
}

const onProduct = (product: PageCase): readonly Interaction[] => [
  {
    name: 'add to bag: the line in the bag',
    page: product,
    ready: chooseSize,
    act: (page) => press(page, /^Add to bag/),
    result: () =>
      document.querySelector('dialog[open] li') !== null || location.pathname.endsWith('/cart') ? 'bag' : '',
  },
  {
    name: 'add to bag: what it costs',
    page: product,
    ready: chooseSize,
    act: (page) => press(page, /^Add to bag/),
    result: () =>
      document.querySelector('dialog[open] a[href*="/checkout?"], main a[href*="/checkout?"]') === null
        ? ''
        : 'priced',
  },
  {
    name: 'colour',
    page: product,
    act: (page) => page.locator('main a[href*="?color="]:not([aria-current])').first().click(),
    result: () => document.querySelector('main a[aria-current="true"]')?.getAttribute('href') ?? '',
  },
];

const onListing = (listing: PageCase): readonly Interaction[] => [
  {
    name: 'filter',
    page: listing,
    isWide: true,
    act: (page) => firstColor(page).click(),
    result: productLinks,
  },
  {
    name: `filter that a mouse rested on for ${REST_MS} ms`,
    page: listing,
    isWide: true,
    ready: async (page) => {
      await firstColor(page).hover();
      await page.waitForTimeout(REST_MS);
    },
    act: (page) => firstColor(page).click(),
    result: productLinks,
  },
  {
    name: 'sort',
    page: listing,
    act: (page) => page.locator('#sort').selectOption('price-asc'),
    result: productLinks,
  },
  {
    name: 'more products',
    page: listing,
    act: (page) => page.locator('main a[rel="next"]').first().click(),
    result: productLinks,
  },
  {
    name: 'search suggestions',
    page: listing,
    act: (page) => page.locator('header input[name="q"]').first().pressSequentially('jac'),
    result: () => document.querySelector('[role="option"]')?.textContent ?? '',
  },
  {
    name: 'menu',
    page: listing,
    act: (page) => page.locator('header button[popovertarget]').first().click(),
    result: () => document.querySelector('dialog[open], [popover]:popover-open')?.textContent ?? '',
  },
];

const onTheWayToPay = (cart: PageCase, checkout: PageCase): readonly Interaction[] => [
  {
    name: 'quantity: what it costs',
    page: cart,
    act: (page) => press(page, /^Increase quantity of/),
    result: total,
  },
  {
    name: 'remove',
    page: cart,
    act: (page) => press(page, /^Remove /),
    result: () => (document.querySelector('main input[type="number"]') === null ? 'no line' : ''),
  },
  {
    name: 'next checkout step',
    page: checkout,
    ready: fillAddress,
    act: (page) => press(page, /^Continue to shipping options/),
    result: () => (document.querySelector('main [name="method"]') === null ? '' : 'methods'),
  },
];

/** Common interactions on pages found in the shop. */
export function interactionsOf(cases: readonly PageCase[]): readonly Interaction[] {
  const pageOf = (name: string): PageCase => {
    const found = cases.find((each) => each.name === name);
    if (found === undefined) throw new Error(`No page is named ${name}.`);
    return found;
  };
  return [
    ...onProduct(pageOf('product')),
    ...onListing(pageOf('listing')),
    ...onTheWayToPay(pageOf('cart'), pageOf('checkout')),
  ];
}

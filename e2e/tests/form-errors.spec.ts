import { Buyer } from '../support/buyer.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Changes a product's state at the warehouse's console. */
async function setAssortment(product: string, what: 'withdraw' | 'sell'): Promise<void> {
  const { status } = await fetch(`${shop().sandbox}/assortment`, {
    method: 'POST',
    body: new URLSearchParams({ product, do: what }),
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

test('a product that the warehouse withdraws is rejected at the summary, and nothing is charged', async ({
  page,
  expectAccessible,
}) => {
  const buyer = new Buyer('en-us', 'withdrawn@example.com');
  // No other test buys from this search.
  const product = await buyer.addFound('lantern');
  await buyer.goHome();
  await buyer.payByCard();
  await buyer.goOn(page, '/checkout/summary');
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeVisible();
  await setAssortment(product, 'withdraw');
  try {
    // A cached page may outlive the product's availability.
    await expect
      .poll(async () => {
        const headers = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };
        const response = await fetch(`${shop().api}/products/v2/products/${product}/details`, { headers });
        return response.status;
      })
      .toBe(410);
    await place.click();
    await expect(page).toHaveURL(/\/en-us\/(checkout|cart)/);
    await expect(page.getByRole('main')).toContainText(/no longer (available|sold)/i);
    await expectAccessible('a bag with what has left the shop');
  } finally {
    await setAssortment(product, 'sell');
  }
});

test('a reward’s code is rejected with a message for a guest and for a customer who is no member', async ({
  page,
}) => {
  const guest = new Buyer('en-us', 'guest-with-a-code@example.com');
  await guest.addJacket();
  await guest.goHome();
  await guest.goOn(page, '/checkout/billing');
  const typeCode = async () => {
    await page.getByText('Use a reward code').click();
    await page.getByLabel('Reward code').fill('RWD-7H2K-91PQ');
    await page.getByRole('button', { name: 'Use reward' }).click();
  };
  await typeCode();
  const form = page.getByRole('main');
  await expect(form.getByText('Please sign in to use rewards.')).toBeVisible();

  const noor = new Buyer('en-us', 'noor@example.com');
  await noor.signIn();
  await noor.addJacket();
  await noor.goHome();
  await noor.goOn(page, '/checkout/billing');
  await typeCode();
  await expect(form.getByText('Rewards are for members of our loyalty program.')).toBeVisible();
});

test('items sold in dollars only are left out of a linked bag in Germany, with a message', async ({
  page,
}) => {
  await page.goto('/en-us/p/own-weekender-NFCUSTWK/customise');
  await page.getByRole('button', { name: 'Add this design to bag' }).click();
  await expect(page).toHaveURL(/\/en-us\/cart/);
  await page.getByText('Continue on another device').click();
  const link = await page.getByLabel('Link to this bag').inputValue();
  await page.goto(link.replace('/en-us/', '/de-de/'));
  await page.getByRole('button', { name: 'In meinen Warenkorb legen' }).click();
  await expect(
    page.getByText('Der Link wurde übernommen, aber 1 Artikel ist zurzeit nicht zu haben.').first(),
  ).toBeVisible();
});

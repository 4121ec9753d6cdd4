import { newCustomer } from '../support/customer.ts';
import { startAt, startSignedUp } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

test('@purchase joining at the review of the order shows its points, which are then in the account', async ({
  shopper,
  page,
  expectAccessible,
}) => {
  await startSignedUp(page, newCustomer());
  await startAt(page, 'summary');
  await expect(page.getByRole('heading', { name: 'Get points for this order' })).toBeVisible();
  await expectAccessible('the review with the offer of membership');

  await test.step('missing profile fields are requested, with a redirect back', async () => {
    await page.getByRole('link', { name: 'Join and come back' }).click();
    await page.getByRole('checkbox', { name: /terms of the loyalty program/ }).check();
    await page.getByRole('button', { name: 'Join for free' }).click();
    await page.getByLabel('Mobile phone').fill(`503${String(Date.now()).slice(-7)}`);
    // Each step is a dialog over the review.
    const dialog = page.getByRole('dialog', { name: 'Complete your profile' });
    const shown = () => dialog.locator('label, legend').allTextContents();
    for (const step of ['phone', 'profile', 'interests']) {
      const before = await shown();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(shown, step).not.toEqual(before);
    }
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/checkout\/summary/);
    await expect(page.getByRole('heading', { name: 'Get points for this order' })).toBeHidden();
  });

  await shopper.placeOrder();
  await shopper.orderNumber();
  await expect(page.getByText(/You get [\d,]+ points for this order/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toBeHidden();

  await page.goto('/en-us/account/loyalty');
  await expect(
    page.getByText(/[\d,]+ more points once your latest orders can no longer be returned/),
  ).toBeVisible();
  await expect(page.getByLabel('Your link')).toHaveValue(/\/en-us\/sign-up\?referral_code=[\da-f]{12}$/);
  await page.getByLabel('Your friend’s code').fill('NOBODY-HAS-IT');
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByText('Nobody has this code. Please check it.').first()).toBeVisible();
  await expectAccessible('the loyalty page with a code that was rejected');
});

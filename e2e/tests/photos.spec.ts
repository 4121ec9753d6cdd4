import type { Page } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = '/en-us/p/skarmere-packable-shell-NFSCF7TT';

const photo = async (page: Page) => ({
  name: 'ridge.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});
const note = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('Nine hours of rain.') };

/** How many pixels the page overflows its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function writeReview(page: Page, title: string): Promise<void> {
  await page.getByLabel('5 stars: excellent').check();
  await page.getByLabel('In one line').fill(title);
  await page.getByLabel('Your review').fill('Nine hours of rain, and nothing came in.');
  await page.getByLabel('Name to show').fill('Linh N.');
  await page.getByLabel('I agree to the').check();
}

test('a review keeps the uploaded photo while another is rejected, and shows it once it is published @phone', async ({
  page,
  expectAccessible,
}) => {
  const title = `Photographed ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${PRODUCT}/reviews/new`);
  const files = page.getByLabel('Photos', { exact: false });
  await files.setInputFiles([await photo(page), note]);
  await writeReview(page, title);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('note.png can’t be read.').first()).toBeVisible();
  await expect(page.getByLabel('In one line')).toHaveValue(title);
  const arrived = page.getByRole('list', { name: 'Photos that have arrived' });
  await expect(arrived.getByLabel('Remove photo 1')).toBeVisible();
  await expectAccessible('a review of which one photo is rejected');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you! Your review is shown')).toBeVisible();
  const photos = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Photo 1 of 1 by Linh N.' });
  await expect(async () => {
    await page.goto(`${PRODUCT}/reviews?sort=newest`);
    await expect(photos).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible('a review with a photo');
  expect(await overflow(page)).toBe(0);
  const large = await photos.getAttribute('href');
  const response = await page.request.get(new URL(large ?? '', shop().storefront).href);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a photo larger than the stored size is scaled down before the upload', async ({ page }) => {
  await page.goto(`${PRODUCT}/reviews/new`);
  const files = page.locator('input[type="file"]');
  const size = await files.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(2400, 1600);
    const context = canvas.getContext('2d');
    const pixels = new ImageData(2400, 1600);
    pixels.data.forEach((_value, index, data) => (data[index] = Math.random() * 256));
    context?.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob], 'large.png', { type: 'image/png' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return blob.size;
  });
  const sent = () => files.evaluate((input: HTMLInputElement) => input.files?.[0]?.size);
  await expect.poll(sent).toBeLessThan(size / 2);
});

test('a shared photo is in the gallery once moderators have approved it @phone', async ({
  page,
  expectAccessible,
}) => {
  const caption = `Up there ${crypto.randomUUID().slice(0, 8)}`;
  // Product photos are cached for a minute, so each project uses another product.
  const isPhone = test.info().project.name === 'phone';
  const [code, name] = isPhone
    ? (['NFE8GEJN', 'Jordale Climbing Pants'] as const)
    : (['NF06NAF4', 'Corrievoll Trail Shorts'] as const);
  await page.goto('/en-us/looks');
  await expect(page.getByRole('link', { name: 'Share your photo' })).toHaveAttribute(
    'href',
    '/en-us/looks/new',
  );
  await page.goto(`/en-us/looks/new?product=${code}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect(page.getByLabel('Photo', { exact: false }).first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible('a photo that is missing');
  expect(await overflow(page)).toBe(0);
  await page.locator('input[type="file"]').setInputFiles([await photo(page)]);
  await page.getByLabel('What were you up to?').fill(caption);
  await page.getByLabel('Name to show').fill('Linh N.');
  await page.getByRole('textbox', { name: 'Email' }).fill('linh@example.com');
  await page.getByLabel('The photo is mine').check();
  await page.getByRole('button', { name: 'Send photo' }).click();
  await expect(page.getByText('Thank you! Your photo is shown once')).toBeVisible();
  await expect(page).toHaveURL(/\/looks\?product=/);
  const sandbox = `${shop().sandbox}/moderation`;
  const idAtConsole = async (): Promise<string> => {
    const rows = (await (await fetch(sandbox)).text()).split('<tr>');
    return /name="id" value="([0-9]+)"/.exec(rows.find((row) => row.includes(caption)) ?? '')?.[1] ?? '';
  };
  await expect.poll(idAtConsole).not.toBe('');
  const body = new URLSearchParams({ id: await idAtConsole(), do: 'published' });
  const { status } = await fetch(sandbox, { method: 'POST', body, redirect: 'manual' });
  expect(status).toBe(303);
  // Not requested before, so not cached.
  const list = await page.request.get(`/en-us/looks/list?product=${code}`);
  const { looks } = (await list.json()) as { looks: { src: string; label: string }[] }; // what the widget reads
  const shared = looks.find(({ label }) => label.includes(caption));
  const picture = await page.request.get(`${shared?.src}&w=320&fm=webp`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is sent with its photo', async ({ page }) => {
    await page.goto(`${PRODUCT}/reviews/new`);
    await page.locator('input[type="file"]').setInputFiles([await photo(page)]);
    await writeReview(page, 'Sent by hand');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Thank you! Your review is shown')).toBeVisible();
  });
});

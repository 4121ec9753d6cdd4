import { emptyPictures } from '../support/pictures.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const PRODUCT = '/en-us/p/skarmere-packable-shell-NFSCF7TT';

test('a product is turned by the keys, by a drag and back to its page @phone', async ({
  page,
  expectAccessible,
}) => {
  await emptyPictures(page);
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: '360° view' }).click();
  await expect(page).toHaveURL(/\/turn\?color=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skarmere Packable Shell from all sides');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 degrees');
  await slider.focus();
  await expect(page.getByRole('img', { name: /turned by 0 degrees$/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '15 degrees');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '345 degrees');
  const picture = page.getByRole('img', { name: /turned by 345 degrees$/ });
  await expect(picture).toHaveAttribute('src', /turn-23/);
  await expectAccessible('a product that is turned');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move((box?.x ?? 0) + 40, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '15 degrees');
  await page.getByRole('link', { name: 'Back to Skarmere Packable Shell' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skarmere Packable Shell');
});

test('a film of a product has controls and a description @phone', async ({ page, expectAccessible }) => {
  await page.goto(PRODUCT);
  const film = page.getByLabel('The Skarmere Packable Shell, turned once around');
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(page.getByText(/^The jacket turns once around: hood, drawcords and pocket/)).toBeAttached();
  const poster = await page.request.get((await film.getAttribute('poster')) ?? '');
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/webp']);
  await film.scrollIntoViewIfNeeded();
  await expectAccessible('a product with its film');
  await film.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('a product that cannot be turned has its page instead', async ({ page }) => {
  const details = await page.request.get('/en-us/search?q=boot');
  const [, path = ''] = /href="(\/en-us\/p\/[^"?]*boot[^"?]*)/.exec(await details.text()) ?? [];
  await page.goto(`${path}/turn`);
  await expect(page).toHaveURL(new RegExp(`${path}\\?color=`));
  await expect(page.getByRole('link', { name: '360° view' })).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is swiped through from all sides', async ({ page }) => {
    await page.goto(PRODUCT);
    await page.getByRole('link', { name: '360° view' }).click();
    await expect(page.getByRole('list', { name: 'One turn of the product' }).getByRole('img')).toHaveCount(
      12,
    );
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('list', { name: 'One turn of the product' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  test('a film is played from the controls of the browser', async ({ page }) => {
    await page.goto(PRODUCT);
    const film = page.getByLabel('The Skarmere Packable Shell, turned once around');
    await expect(film).toHaveAttribute('controls');
    await expect(film.locator('source[type="video/webm"]')).toHaveAttribute('src', /\.webm$/);
    await expect(film.locator('source[type="video/mp4"]')).toHaveAttribute('src', /\.mp4$/);
  });
});

import { delayScripts } from '../support/deferred-scripts.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

test.describe('finding a product', () => {
  for (const [locale, lang, sign] of [
    ['en-us', 'en-US', '$'],
    ['en-gb', 'en-GB', '£'],
    ['fr-fr', 'fr-FR', '€'],
    ['de-de', 'de-DE', '€'],
    ['es-es', 'es-ES', '€'],
    ['it-it', 'it-IT', '€'],
  ] as const) {
    test(
      `home and a listing of ${locale} speak its language and currency`,
      { tag: locale === 'de-de' ? '@journey' : [] },
      async ({ shopper, page }) => {
        await shopper.openFirstCategory(locale);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('main')).toContainText(sign);
      },
    );
  }

  test('an address without a locale redirects to one', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/en-us\/?$/);
  });

  test(
    'a filter changes the result count and the address, and back undoes it @phone',
    { tag: ['@journey', '@phone-journey'] },
    async ({ page, isMobile }) => {
      await page.goto('/en-us/search?q=jacket');
      const count = page.getByText(/^\d[\d,]* products?$/).first();
      const before = await count.innerText();
      if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
      await page
        .getByRole('checkbox', { name: /^Black/ })
        .first()
        .check();
      await expect(page).toHaveURL(/color=/);
      if (isMobile) await page.getByRole('button', { name: /^Show \d/ }).click();
      await expect(count).not.toHaveText(before);
      await page.goBack();
      await expect(count).toHaveText(before);
    },
  );

  test('a filter that was taken away by its chip can be ticked again', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket');
    const black = page.getByRole('checkbox', { name: /^Black/ }).first();
    for (let turn = 0; turn < 2; turn += 1) {
      await black.check();
      await expect(page).toHaveURL(/color=/);
      await page.getByRole('link', { name: 'Remove filter Black' }).click();
      await expect(page).not.toHaveURL(/color=/);
      await expect(black).not.toBeChecked();
    }
  });

  test(
    'a closed filter brings its options when it is opened, and a long one all of them @phone',
    { tag: ['@journey', '@phone-journey'] },
    async ({ page, isMobile }) => {
      await page.goto('/en-us/search?q=jacket');
      if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
      const snow = page.getByRole('checkbox', { name: /^Snow/ });
      await expect(snow).toHaveCount(0);
      await page.locator('summary', { hasText: 'Activity' }).click();
      await snow.check();
      await expect(page).toHaveURL(/activity=snow/);
      await expect(snow).toBeChecked();
      const all = page.getByRole('link', { name: /^Show all \d+, Color/ });
      await all.press('Enter');
      await expect(page.getByRole('group', { name: 'Color' }).locator(':focus')).toHaveAttribute(
        'type',
        'checkbox',
      );
      await expect(all).toBeHidden();
      await page.getByRole('checkbox', { name: /^Yellow/ }).check();
      await expect(page).toHaveURL(/color=yellow&activity=snow/);
      await expect(page.getByRole('checkbox', { name: /^Orange/ })).toBeVisible();
    },
  );

  test('a filter that is opened before the scripts have arrived gets its options when they have', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto('/en-us/search?q=jacket');
    await page.locator('summary', { hasText: 'Activity' }).click();
    await expect(page.getByRole('link', { name: /^Show all \d+, Activity/ })).toBeVisible();
    release();
    await expect(page.getByRole('checkbox', { name: /^Snow/ })).toBeVisible();
  });

  test(
    'a step back before the scripts have arrived shows the page of the address',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/en-us/search?q=jacket');
      await page
        .getByRole('checkbox', { name: /^Black/ })
        .first()
        .check();
      await expect(page).toHaveURL(/color=/);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload();
      const black = page.getByRole('checkbox', { name: /^Black/ }).first();
      await expect(black).toBeChecked();
      await page.goBack();
      await expect(page).not.toHaveURL(/color=/);
      await expect(black).not.toBeChecked();
    },
  );

  for (const moment of ['immediately', 'when it is there'] as const) {
    test(`a step back after a reload, ${moment}, shows the page of the address`, async ({ page }) => {
      await page.goto('/en-us/search?q=jacket');
      await page.keyboard.press('Tab');
      await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
      await page.locator('main a[href*="/p/"]').first().click();
      await expect(page).toHaveURL(/\/p\//);
      if (moment === 'immediately')
        await page.addInitScript(() => {
          if (sessionStorage.getItem('test-went-back') !== null) return;
          sessionStorage.setItem('test-went-back', 'yes');
          history.back();
        });
      await page.reload();
      if (moment === 'when it is there') await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/search\?q=jacket/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('jacket');
    });
  }

  test('a page whose code does not come is shown as a document', async ({ page }) => {
    await page.route('**/assets/views-*.js', (route) => route.abort());
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    const link = page.locator('main a[href*="/p/"]').first();
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  // An idle listing prefetches the code of cards for the next filter.
  for (const [path, others] of [
    ['', /\/assets\/(?:views|[a-z]{2}-buying)-/],
    ['/search?q=jacket', /\/assets\/[a-z]{2}-buying-/],
    ['/search?q=zzqx', /\/assets\/(?:views|[a-z]{2}-buying)-/],
    ['/favorites', /\/assets\/(?:views|[a-z]{2}-buying)-/],
  ] as const) {
    test(`/en-us${path} hydrates without waiting for code and texts of other pages`, async ({ page }) => {
      const later: string[] = [];
      page.on('request', (request) => {
        if (others.test(request.url())) later.push(request.url());
      });
      const own = page.waitForResponse((response) => response.url().includes('/me.data'));
      await page.goto(`/en-us${path}`);
      await page.keyboard.press('Tab');
      await own;
      await page.waitForLoadState('networkidle');
      expect(later).toEqual([]);
    });
  }

  test(
    'what is ticked before the scripts have arrived is filtered by when they have',
    { tag: '@journey' },
    async ({ page }) => {
      const release = await delayScripts(page);
      await page.goto('/en-us/search?q=jacket');
      const black = page.getByRole('checkbox', { name: /^Black/ }).first();
      await black.check();
      release();
      await expect(page).toHaveURL(/color=/);
      await expect(black).toBeChecked();
      await page.goBack();
      await expect(page).not.toHaveURL(/color=/);
      await expect(black).not.toBeChecked();
    },
  );

  test('a search typed before hydration gets its suggestions afterwards', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/en-us');
    const box = page.getByRole('combobox', { name: 'Search' }).first();
    await box.pressSequentially('jack');
    release();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(box).toHaveValue('jack');
  });

  test('a country that is chosen before the scripts have arrived brings its fields when they have', async ({
    shopper,
    page,
  }) => {
    await shopper.putProductInSpanishBag();
    const release = await delayScripts(page);
    await page.goto('/es-es/checkout');
    await expect(page.locator('[name="province"]')).toBeVisible();
    await page.locator('[name="countryCode"]').selectOption('FR');
    release();
    await expect(page.locator('[name="province"]')).toHaveCount(0);
    await expect(page.locator('[name="countryCode"]')).toHaveValue('FR');
  });

  test('sorting by price puts the cheapest first', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket&sort=price-asc');
    const prices = await page.locator('main article').evaluateAll((cards) =>
      // Content among and below the products has its own order.
      cards
        .filter((card) => card.closest('ul') === cards[0]?.closest('ul'))
        .map((card) =>
          Number(/\$([\d,]+\.\d\d)/.exec(card.textContent ?? '')?.[1]?.replace(',', '') ?? Number.NaN),
        ),
    );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test(
    'typing in the search shows suggestions that the keyboard reaches',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/en-us');
      const box = page.getByRole('combobox', { name: 'Search' }).first();
      await box.click();
      await box.pressSequentially('jack');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/en-us\/(search|c|p)/);
    },
  );

  test('suggestions begin with products in pictures, above the keyboard of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-us');
    const box = page.getByRole('combobox', { name: 'Search' }).first();
    await box.click();
    await box.pressSequentially('jack');
    const products = page.getByRole('listbox').getByRole('group').first();
    await expect(products).toHaveAccessibleName('Products');
    const last = await products.getByRole('option').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(844 - 336);
  });

  test('a colour in a search is a filter that can be taken away', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/en-us/search?q=red+jacket');
    await page.getByRole('link', { name: /Red/ }).first().click();
    await expect(page).toHaveURL('/en-us/search?q=jacket');
  });

  test('a search for help finds the help page', async ({ page }) => {
    await page.goto('/en-us/search?q=return+shoes');
    await page.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Returns' }).click();
    await expect(page).toHaveURL('/en-us/returns');
  });

  test('a search without results has links to continue', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/en-us/search?q=zzqx');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nothing found');
    await expect(page.locator('main a[href*="/p/"]').first()).toBeVisible();
  });

  test(
    'the language switch opens the same page in the other language',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await shopper.openProduct();
      const code = /-([A-Z0-9]{8,11})$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
      for (const link of ['footer a[href*="/change-site?"]', 'main a[hreflang="fr-FR"]'])
        await page.goto((await page.locator(link).getAttribute('href')) ?? '/');
      expect(page.url()).toContain('/fr-fr/p/');
      expect(page.url()).toContain(code);
    },
  );

  test('no request leaves the shop before consent', { tag: '@journey' }, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/de-de');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

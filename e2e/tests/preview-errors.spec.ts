import { startTestPreview } from '../support/test-preview.ts';
import { expect, test } from '../support/test.ts';

const TEN_MEGABYTES = 10_000_000;
const RESULTS = 1_000;

const item = (index: number, block: object = {}): object => ({
  id: `line-${index}`,
  name: `Line ${index}`,
  referrers: 1,
  referrerList: [{ kind: 'page', slug: 'home', title: 'Home' }],
  modificationDate: '2026-11-01T00:00:00Z',
  isDraft: false,
  block: { type: 'ThinBanner', id: `line-${index}`, title: `Line ${index}`, ...block },
});

/** One block per check with its fault. `probe.test.ts` covers heavy pictures. */
const FAULTS: Readonly<Record<string, object>> = {
  'missing-alt': { mediaList: [{ src: '/images/scenes/alpine-dawn', alt: '' }] },
  'heading-skip': { richText: '<h2>One</h2><h4>Three</h4>' },
  contrast: { backgroundColor: 'inverse', titleColor: 'muted' },
  'text-too-long': { title: 'x'.repeat(61) },
  'dead-link': { targets: [{ text: 'Gone', url: '/no-such-page-here' }] },
  'missing-media': { mediaList: [{ src: '/images/no-such-picture', alt: 'Nothing' }] },
  'missing-captions': {
    type: 'Collection',
    items: [
      {
        type: 'Video',
        id: 'film',
        media: { sm: { provider: 'native', url: 'https://films.example/a.mp4' } },
      },
    ],
  },
  'html-removed': { richText: '<p>Hello <iframe src="https://elsewhere.example/"></iframe></p>' },
  'left-out': { title: 7 },
};

test('after failures the preview shows the problem and its fix, and everything else', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const own = await startTestPreview();
  const listed = `${own.preview}/?docType=ThinBanner`;
  const put = (all: readonly object[]) =>
    own.content.put('/showcase/NF-US/ThinBanner', (query) => {
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)];
      return { total: all.length, offset, limit, changes: [], items: all.slice(offset, offset + limit) };
    });
  try {
    // A thousand results in pages of twenty, and all in the table of checks.
    const long = { title: 'x'.repeat(61) };
    put(Array.from({ length: RESULTS }, (_none, index) => item(index, index === 977 ? long : {})));
    await page.goto(`${listed}&ticket=${own.ticket}`);
    await expect(page.getByText(`${RESULTS} results, page 1 of 50`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    // A page beyond the end links to the last page.
    await page.goto(`${listed}&page=99`);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.getByText(`${RESULTS} results, page 50 of 50`)).toBeVisible();
    await page.goto(`${own.preview}/checks?docType=ThinBanner&check=text-too-long`);
    await expect(page.getByText(`${RESULTS} blocks, 1 with problems`)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('line-977');

    // Each check finds its block and sorts it to the top.
    const codes = Object.keys(FAULTS);
    put([
      item(0),
      ...codes.map((code, index) => ({ ...item(index + 1, FAULTS[code]), id: `fault-${code}` })),
    ]);
    for (const code of codes) {
      await page.goto(`${own.preview}/checks?docType=ThinBanner&check=${code}`);
      await expect(page.getByText(/asked for …/)).toHaveCount(0, { timeout: 30_000 });
      await expect(page.getByRole('row').nth(1)).toContainText(`fault-${code}`);
      const chosen = page.getByRole('navigation', { name: 'Sort by a check' }).locator('[aria-current]');
      // Headings are checked in content and markup.
      await expect(chosen).toContainText(code === 'heading-skip' ? '(2)' : '(1)');
    }

    // An invalid block leaves out only itself.
    put([item(1), item(2, { title: 7 }), item(3)]);
    await page.goto(listed);
    await expect(page.getByText('Readers do not get this:')).toBeVisible();
    await expect(page.locator('[data-stage="line-3"]').getByText('Line 3')).toBeVisible();

    // Missing optional facts break nothing else.
    put([
      {
        ...item(1),
        name: undefined,
        referrers: undefined,
        referrerList: undefined,
        modificationDate: undefined,
      },
      item(2),
    ]);
    await page.goto(listed);
    await expect(page.getByRole('article', { name: 'line-1' }).getByText('0 referrers')).toBeVisible();
    await expect(page.locator('[data-stage="line-2"]').getByText('Line 2')).toBeVisible();
    await expectAccessible('results without facts');

    // An unknown address has a link back.
    await page.goto(`${own.preview}/nothing-here`);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the preview' })).toBeVisible();
    await expectAccessible('an address without a page');

    put([item(1, { richText: `<p>${'a '.repeat(TEN_MEGABYTES / 2)}</p>` })]);
    await page.goto(listed);
    await expect(page.getByText('A document is too large to be shown')).toBeVisible();
    await expect(page.getByText('Ask for 10 results', { exact: false })).toBeVisible();

    // The service is down: an error is shown, and the content appears when it is back.
    const away = page.getByText('The content service cannot be reached');
    const block = page.locator('[data-stage="line-1"]');
    own.content.setAway(true);
    await page.goto(listed);
    await expect(away).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    put([item(1)]);
    own.content.setAway(false);
    await expect(block.getByText('Line 1')).toBeVisible({ timeout: 30_000 });
    await expect(away).toBeHidden();

    // An open view keeps its content and updates when there is something new.
    own.content.setAway(true);
    await expect(away).toBeVisible({ timeout: 30_000 });
    await expect(block.getByText('Line 1')).toBeVisible();
    put([item(1, { title: 'Line one' })]);
    own.content.setAway(false);
    await expect(block.getByText('Line one')).toBeVisible({ timeout: 30_000 });
    await expect(away).toBeHidden();
  } finally {
    await own.stop();
  }
});

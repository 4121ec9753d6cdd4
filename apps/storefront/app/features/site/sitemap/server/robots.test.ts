import { expect, it } from 'vitest';
import { loader } from '../routes/robots.ts';

it('forbids what costs, and lets crawlers read that a page is not to be indexed', async () => {
  const lines = (await loader().text()).split('\n');
  const forbidden = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  expect(forbidden).toEqual(['/*/me', '/*/change-site', '/*?*sort=']);
  expect(lines.some((line) => line.startsWith('Sitemap: http'))).toBe(true);
});

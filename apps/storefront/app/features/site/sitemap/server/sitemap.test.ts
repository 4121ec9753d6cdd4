import { ApiError, type RequestContext } from '@haberdash/api-client';
import { expect, it, vi } from 'vitest';
import { sites } from '../../../../shared/sites/sites.ts';

const withMenu = new Set<string>();
const products = [{ url: '/p/corrie-shell-NF100234' }];
vi.mock('../../../../shared/api/clients.ts', async (load) => ({
  ...(await load<object>()),
  createPublicApis: ({ context }: { readonly context: RequestContext }) => ({
    content: {
      GET: async () => {
        if (withMenu.has(context.siteId)) return { items: [] };
        throw new ApiError({ status: 404, details: [], call: { method: 'GET', path: '/menu' } });
      },
    },
    products: { GET: async () => ({ total: 1, products }) },
    stores: { POST: async () => ({ stores: [] }) },
  }),
}));
const { readSitemap } = await import('./sitemap.server.ts');

const read = async () => (await readSitemap({ correlationId: 'c-1' })).text();

it('has the sites that have a menu, and there is none while no site has one', async () => {
  await expect(read()).rejects.toMatchObject({ init: { status: 404 } });
  withMenu.add('NF-GB');
  const xml = await read();
  expect(xml).toContain('/en-gb</loc>');
  for (const { locale } of sites.filter((site) => site.locale !== 'en-gb'))
    expect(xml).not.toContain(`/${locale}`);
});

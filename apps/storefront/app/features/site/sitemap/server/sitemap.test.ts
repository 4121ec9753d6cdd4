import { ApiError, type RequestContext } from '@haberdash/api-client';
import { expect, it, vi } from 'vitest';
import { sites } from '../../../../shared/sites/sites.ts';

const withMenu = new Set<string>();
const failing = new Set<string>();
const products = [{ url: '/p/corrie-shell-NF100234' }];
vi.mock('../../../../shared/api/clients.ts', async (load) => ({
  ...(await load<object>()),
  createPublicApis: ({ context }: { readonly context: RequestContext }) => ({
    content: {
      GET: async () => {
        if (withMenu.has(context.siteId)) return { items: [] };
        if (failing.has(context.siteId)) throw new TypeError('the menu broke');
        throw new ApiError({ status: 404, details: [], call: { method: 'GET', path: '/menu' } });
      },
    },
    products: { GET: async () => ({ total: 1, products }) },
    stores: { POST: async () => ({ stores: [] }) },
  }),
}));
const { readSitemap } = await import('./sitemap.server.ts');
const { expireCatalogue } = await import('../../../../shared/api/catalogue-change.ts');

const read = async () => (await readSitemap({ correlationId: 'c-1' })).text();

it('has the sites that have a menu, and there is none while no site has one', async () => {
  await expect(read()).rejects.toMatchObject({ init: { status: 404 } });
  withMenu.add('NF-GB');
  const xml = await read();
  expect(xml).toContain('/en-gb</loc>');
  for (const { locale } of sites.filter((site) => site.locale !== 'en-gb'))
    expect(xml).not.toContain(`/${locale}`);
});

it('has the other sites when the menu of one fails, and is made again after a change of the catalogue', async () => {
  expireCatalogue();
  withMenu.add('NF-FR');
  failing.add('NF-DE');
  const xml = await read();
  expect(xml).toContain('/fr-fr</loc>');
  expect(xml).not.toContain('/de-de');
});

import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Area, ShopServices } from '../../../platform/operations/area.ts';
import { sendError } from '../../../platform/errors/send-error.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { editionOf, type Edition } from '../../../shared/text.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { picturePath, productPath } from '../catalogue/paths.ts';
import { sizeLabel } from '../catalogue/sizes.ts';
import { freeShippingFrom, methodTerms } from '../delivery/rules/methods.ts';
import { FEED_END, feedItem, feedStart, type FeedSite } from './google-feed.ts';
import { feedRows } from './repository.ts';

/** Google fetches a feed once a day or less. */
const FRESH_MS = 15 * 60_000;
const LOCALE = /^([a-z]{2})-([a-z]{2})$/;
/** In-house numbers are no bar codes outside of the shop (GS1). */
const INTERNAL = /^2/;

type Trees = (edition: Edition) => Promise<CategoryTree>;

interface Site extends FeedSite {
  readonly locale: string;
}

/** The site of a locale; undefined where the country does not have the language. */
function siteOf(locale: string, shopUrl: string, brand: string): Site | undefined {
  const [, language = '', country = ''] = LOCALE.exec(locale) ?? [];
  const code = country.toUpperCase();
  const market = marketOf(code);
  if (market === undefined || !market.languages.some((each) => each === language)) return undefined;
  const { currency } = market;
  const standard = methodTerms(market, currency).find((terms) => terms.code === 'standard');
  return {
    locale,
    title: brand,
    link: `${shopUrl}/${locale}`,
    currency,
    country: code,
    shipping: standard && { price: standard.price, freeFrom: freeShippingFrom(currency) },
  };
}

async function* feedOf(
  { database, config }: ShopServices,
  trees: Trees,
  site: Site,
  brand: string,
): AsyncGenerator<string> {
  const edition = editionOf(site.locale);
  const tree = await trees(edition);
  yield feedStart(site);
  for await (const row of feedRows(database.read, { edition, currency: site.currency })) {
    yield feedItem(
      {
        id: row.sku ?? row.id,
        productId: row.product_id,
        name: row.name,
        description: row.description,
        link: `${site.link}${productPath(row.slug, row.product_id)}`,
        imageLink: `${config.shopUrl}${picturePath(row.product_id, row.color_id, 'front')}?w=1200&fm=jpeg`,
        isAvailable: row.quantity > 0,
        current: row.current,
        original: row.original,
        brand: row.vendor ?? brand,
        gtin: INTERNAL.test(row.upc) ? undefined : row.upc,
        color: row.color,
        size: sizeLabel(row.size_id, { edition, countryCode: site.country }),
        gender: row.gender,
        productType: tree
          .breadcrumbsOf(row.primary_category_id)
          .map(({ text }) => text)
          .join(' > '),
      },
      site,
    );
  }
  yield FEED_END;
}

/** Files of feeds, made once for all who wait and again after a quarter of an hour. */
function createFeedFiles(services: ShopServices, trees: Trees, brand: string) {
  const folder = join(services.config.dataDir, 'feeds');
  const making = new Map<string, Promise<string>>();
  const make = async (site: Site, path: string): Promise<string> => {
    const made = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (services.clock.now() - made < FRESH_MS) return path;
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}.part`;
    await writeFile(draft, Readable.from(feedOf(services, trees, site, brand)));
    await rename(draft, path);
    return path;
  };
  return (site: Site): Promise<string> => {
    const running = making.get(site.locale);
    if (running !== undefined) return running;
    const path = join(folder, `google-${site.locale}.xml`);
    const call = make(site, path).finally(() => making.delete(site.locale));
    making.set(site.locale, call);
    return call;
  };
}

/** The product data of each site for Google Merchant Center, at `/feeds/google/en-gb.xml`. */
export function feedsArea(services: ShopServices, trees: Trees): Area {
  const [name = ''] = services.config.brands;
  const brand = name.charAt(0).toUpperCase() + name.slice(1);
  const files = createFeedFiles(services, trees, brand);
  return {
    name: 'feeds',
    handlers: {},
    routes: async (app) => {
      app.get<{ Params: { file: string } }>('/feeds/google/:file', async (request, reply) => {
        const [, locale = ''] = /^([a-z]{2}-[a-z]{2})\.xml$/.exec(request.params.file) ?? [];
        const site = siteOf(locale, services.config.shopUrl, brand);
        if (site === undefined) return sendError(request, reply, 404, [{ errorId: 'API404' }]);
        return reply
          .header('cache-control', 'public, max-age=900')
          .type('application/xml; charset=utf-8')
          .send(createReadStream(await files(site)));
      });
    },
  };
}

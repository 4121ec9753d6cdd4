import { readProductContent } from '../../../content/index.server.ts';
import { toPageBlocks } from '../../../content/index.ts';
import { categoryIdFromPath, UNAVAILABLE_DESCRIPTION } from '@haberdash/analytics';
import { ApiError } from '@haberdash/api-client';
import type { ProductDetails, ProductSet, Reviews } from '@haberdash/api-client/products';
import { applyFilters, type Block } from '@haberdash/blocks/model';
import { data, redirect } from 'react-router';
import { config } from '../../../../shared/config/config.ts';
import { withQuery } from '../../../../pages/page-query.ts';
import type { PublicPageRead, PublicRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { breadcrumbJsonLd } from '../../../../shared/seo/json-ld.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { documentOnly } from '@haberdash/page-engine';
import { createIdentityCache } from '@haberdash/page-engine/document';
import { productJsonLd } from '../model/product-json-ld.ts';
import { isPathOfProduct, parseProductPath } from '../model/product-path.ts';
import { namesOf, type ProductRows } from '../model/product-rows.ts';
import { sizeRunOf } from '../model/size-run.ts';
import { chooseColor, priceOf, sizesOf } from '../model/product-view.ts';
import { readRows, recommend } from './product-rows.server.ts';

/** Further reviews are on a page of their own. */
const REVIEWS_SHOWN = 3;

type ProductRead = PublicPageRead<'product'>;

const NO_SETS: readonly ProductSet[] = [];

async function readSets(read: PublicRead, productId: string): Promise<readonly ProductSet[]> {
  const response = await optional(read, 'sets', (call) =>
    read.api.products.GET('/products/v2/products/{productId}/productSets', {
      params: { path: { productId } },
      ...call,
    }),
  );
  return response?.productSets ?? NO_SETS;
}

/** A set as product pages offer it. */
const offerOf = ({ name, url, description, image, price }: ProductSet) => ({
  name,
  url,
  description,
  image: image?.src,
  price,
});

async function readDetails(read: PublicRead, productId: string): Promise<ProductDetails | ApiError> {
  try {
    return await read.api.products.GET('/products/v2/products/{productId}/details', {
      params: { path: { productId } },
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return error;
    throw error;
  }
}

const absentHead = (read: PublicRead, title: 'product.missingTitle' | 'product.goneTitle') =>
  pageHead(read, { title: read.t(title), description: UNAVAILABLE_DESCRIPTION, noIndex: true });

async function missing(read: PublicRead) {
  const popular = await recommend(read, 'bestsellers');
  const head = absentHead(read, 'product.missingTitle');
  return data({ kind: 'missing' as const, head, popular }, { status: 404 });
}

async function gone(read: PublicRead, { details }: ApiError) {
  const categoryId = details[0]?.additionalInfo?.categoryId;
  const about = categoryId === undefined ? {} : { categoryId };
  const [alternatives, category] = await Promise.all([
    recommend(read, 'bestsellers', about),
    categoryId === undefined
      ? undefined
      : optional(read, 'category', (call) =>
          read.api.products.GET('/products/v2/catalog', {
            params: { query: { categoryId, count: 1 } },
            ...call,
          }),
        ),
  ]);
  const link = category?.url === undefined ? undefined : { url: category.url, title: category.title };
  const head = absentHead(read, 'product.goneTitle');
  return data({ kind: 'gone' as const, head, alternatives, category: link }, { status: 410 });
}

function jsonLdOf(read: PublicRead, product: ProductDetails, color: ProductDetails['colors'][number]) {
  const { publicOrigin } = config();
  return [
    productJsonLd({
      product,
      brandName: read.site.brandName,
      country: read.site.country,
      color,
      images: color.images.map(({ src }) => publicOrigin + imageUrl(src, { width: 1200, format: 'jpeg' })),
      url: `${publicOrigin}/${read.site.locale}${product.url}`,
    }),
    breadcrumbJsonLd(read.site, product.breadcrumbs),
  ];
}

/** The facts that filters of blocks use: product and categories. */
const placeOf = ({ masterId, breadcrumbs }: ProductDetails) => ({
  productId: masterId,
  categoryIds: breadcrumbs.flatMap(({ url }) => categoryIdFromPath(url) ?? []),
});

/** The non-interactive texts of a product, whatever its colour. */
const detailsOf = ({
  description,
  features,
  materials,
  care,
  fit,
  deliveryPromise,
  price: { currency },
}: ProductDetails) => ({ description, features, materials, care, fit, deliveryPromise, currency });

/** The facts of a product, whatever its colour. */
const described = (product: ProductDetails) => ({
  masterId: product.masterId,
  styleId: product.styleId,
  name: product.name,
  kindLabel: product.kindLabel,
  url: product.url,
  badge: product.badge,
  rating: product.rating,
  ...(product.isCustoms === true ? { customisation: 'customise' as const } : {}),
  ...(product.isDigitalProduct === true ? { customisation: 'gift-card' as const } : {}),
});

function found(
  read: ProductRead,
  product: ProductDetails,
  reviews: Reviews | undefined,
  {
    content,
    sets,
    rows,
  }: {
    readonly rows: ProductRows;
    readonly content: readonly Block[];
    readonly sets: readonly ProductSet[];
  },
) {
  const { t, query } = read;
  const color = chooseColor(product, query.get('color'));
  const pageData = {
    kind: 'found' as const,
    head: pageHead(read, {
      title: t('product.metaTitle', { product: product.name, colour: color.label }),
      description: product.description,
      path: product.url,
      isIn: ({ currency }) => product.soldIn.includes(currency),
      image: color.images[0]?.src,
      product: {
        ...priceOf(product, color.id),
        isAvailable: sizesOf(product, color.id).some(({ soldOut }) => !soldOut),
      },
    }),
    jsonLd: jsonLdOf(read, product, color),
    product: described(product),
    details: detailsOf(product),
    breadcrumbs: product.breadcrumbs,
    color: { id: color.id, label: color.label },
    images: color.images,
    canTurn: color.turn !== undefined,
    colors: product.colors.map(({ id, label, hex, available, images }) => ({
      id,
      label,
      hex,
      available,
      image: images[0]?.src ?? '',
    })),
    sizeKind: product.sizeKind ?? ('clothing' as const),
    sizes: sizesOf(product, color.id),
    hasFinder: sizeRunOf(product.sizes.map(({ id }) => id)) !== undefined,
    price: priceOf(product, color.id),
    hasWallet: product.expressPaymentMethods?.includes('WALLET') === true,
    reviews,
    hasReviews: reviews !== undefined,
    rows,
    rowNames: namesOf(rows),
    around: toPageBlocks(applyFilters(content, placeOf(product)), read.isDocument, 'below'),
    sets: sets.map(offerOf),
    hasSets: sets.length > 0,
  };
  // Static parts are markup until a client navigation loads their data; crawlers read documents only.
  return documentOnly(pageData, ['details', 'reviews', 'rows', 'sets', 'jsonLd'], read.isDocument);
}

/** Browsers cache its redirect permanently, so a path of another product is ignored and the requested path stays. */
function withOwnPath(
  { site, pathname }: PublicRead,
  product: ProductDetails,
  productId: string,
): ProductDetails {
  const isOwn = [productId, product.masterId].some((code) => isPathOfProduct(product.url, code));
  return isOwn ? product : { ...product, url: pathname.slice(site.locale.length + 1) };
}

/**
 * A product page in one round of calls. Redirects a wrong slug; an unknown product is a 404 page, one that has left
 * the shop a 410 page with similar products.
 */
export async function readProductPage(read: ProductRead) {
  const path = parseProductPath(read.params['product'] ?? '');
  if (path === undefined) return missing(read);
  const productId = path.code;
  const [details, reviews, rows, content, sets] = await Promise.all([
    readDetails(read, productId),
    optional(read, 'reviews', (call) =>
      read.api.products.GET('/products/v1/products/{productId}/reviews', {
        params: { path: { productId }, query: { start: 0, count: REVIEWS_SHOWN } },
        ...call,
      }),
    ),
    readRows(read, productId),
    readProductContent(read, productId),
    readSets(read, productId),
  ]);
  if (details instanceof ApiError) return details.status === 410 ? gone(read, details) : missing(read);
  const product = withOwnPath(read, details, productId);
  const canonical = `/${read.site.locale}${product.url}`;
  if (decodeURI(read.pathname) !== decodeURI(canonical))
    throw redirect(withQuery(canonical, read.query), 301);
  const color = chooseColor(product, read.query.get('color'));
  const key = JSON.stringify([read.site.locale, color.id, read.isDocument]);
  return pages([product, reviews, rows.completeTheLook, rows.similar, content, sets], key, () =>
    found(read, product, reviews, { rows, content, sets }),
  );
}

export type FoundProduct = ReturnType<typeof found>;

const pages = createIdentityCache<FoundProduct>();

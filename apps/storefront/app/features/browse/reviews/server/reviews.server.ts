import type { Reviews } from '@haberdash/api-client/products';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { requireListPage } from '../../../../shared/reads/require-list-page.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { FLAG_REASONS, findOption, REVIEW_SORTS, STARS } from '../model/review-options.ts';
import {
  rejectedResult,
  codeOf,
  doneCodeIn,
  pageIn,
  PER_PAGE,
  readProduct,
  reviewErrors,
  redirectWithDone,
  searchTextIn,
} from './review-requests.server.ts';

type Review = Reviews['reviews'][number];

function filtersIn(query: URLSearchParams) {
  const score = STARS.find((stars) => String(stars) === query.get('score'));
  const q = searchTextIn(query);
  return {
    ...(score === undefined ? {} : { score }),
    ...(q === undefined ? {} : { q }),
    sort: findOption(REVIEW_SORTS, query.get('sort')) ?? REVIEW_SORTS[0],
    page: pageIn(query),
  };
}

async function translationOf(read: PrivateRead, reviews: readonly Review[]) {
  const reviewId = read.url.searchParams.get('translate');
  if (!reviews.some(({ id }) => id === reviewId) || reviewId === null) return undefined;
  const response = await optional(read, 'translation', (call) =>
    read.api.products.POST('/products/v1/review/{reviewId}/translate', {
      params: { path: { reviewId } },
      body: {},
      ...call,
    }),
  );
  if (response === undefined) return { reviewId };
  const { sourceLanguage, title, text } = response;
  const names = new Intl.DisplayNames(read.site.languageTag, { type: 'language' });
  return { reviewId, from: names.of(sourceLanguage) ?? sourceLanguage, title, text };
}

/** All reviews of a product, by stars and words, a page at a time. */
export async function readReviews(read: PrivateRead) {
  const query = read.url.searchParams;
  const { page, ...filters } = filtersIn(query);
  const productId = codeOf(read);
  const [product, reviews] = await Promise.all([
    readProduct(read),
    read.api.products.GET('/products/v1/products/{productId}/reviews', {
      params: { path: { productId }, query: { ...filters, start: (page - 1) * PER_PAGE, count: PER_PAGE } },
    }),
  ]);
  const pageCount = Math.ceil(reviews.total / PER_PAGE);
  requireListPage(read, page, pageCount);
  const title = read.t('reviews.reviewsTitle', { product: product.name });
  return {
    head: pageHead(read, { title, noIndex: true }),
    product,
    reviews,
    filters,
    page,
    pageCount,
    translation: await translationOf(read, reviews.reviews),
    done: doneCodeIn(query),
  };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** Votes on a review, or reports it. */
export async function runReviews(shopper: Shopper) {
  const { api, t } = shopper;
  const values = textValues(await shopper.form());
  const { intent = '', review: reviewId = '', comment = '' } = values;
  const params = { path: { productId: codeOf(shopper), reviewId } };
  try {
    if (intent === 'report') {
      const reason = findOption(FLAG_REASONS, values['reason']);
      if (reason === undefined)
        return rejectedResult(
          [toFormError(t, 'reviews', { code: 'REASON_MISSING' }, { place: 'banner' })],
          values,
        );
      await api.products.POST('/products/v1/products/{productId}/review/{reviewId}/flag', {
        params,
        body: { reason, ...(comment.trim() === '' ? {} : { comment }) },
      });
      return redirectWithDone(shopper, 'reported', `review-${reviewId}`);
    }
    const vote = intent === 'unhelpful' ? 'unhelpful' : 'helpful';
    await api.products.POST('/products/v1/products/{productId}/review/{reviewId}/vote', {
      params,
      body: { vote },
    });
    return redirectWithDone(shopper, 'voted', `review-${reviewId}`);
  } catch (error) {
    return rejectedResult(reviewErrors(shopper, error), values);
  }
}

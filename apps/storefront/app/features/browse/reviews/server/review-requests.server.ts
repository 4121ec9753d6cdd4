import { ApiError } from '@haberdash/api-client';
import { findHandling } from '@haberdash/api-client/errors';
import { normalizeText } from '@haberdash/validation';
import { data, redirect } from 'react-router';
import { pageNumber } from '../../../../pages/page-number.ts';
import { parseProductPath } from '../../product/index.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { rejectedCall } from '../../../../shared/reads/rejected-call.server.ts';
import { DONE, findOption, type ReviewedProduct } from '../model/review-options.ts';

/** How many reviews or questions are on a page. */
export const PER_PAGE = 12;
const MOST_PAGES = 2_000;

/** The code of the product in the address; one that names none is a page that does not exist. */
export function codeOf({ params, correlationId }: PrivateRead): string {
  const code = parseProductPath(params['product'] ?? '')?.code;
  if (code === undefined) throw fault('not-found', correlationId, 404);
  return code;
}

/** The product that the page is about; an unknown one is a page that does not exist. */
export async function readProduct(read: PrivateRead): Promise<ReviewedProduct> {
  const productId = codeOf(read);
  try {
    const { id, name, url, colors } = await read.api.products.GET(
      '/products/v2/products/{productId}/details',
      { params: { path: { productId } } },
    );
    return { id, name, href: `/${read.site.locale}${url}`, image: colors[0]?.images[0]?.src };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      throw fault('not-found', read.correlationId, 404);
    throw error;
  }
}

/** The page of `?page=`; anything else is the first one. */
export const pageIn = (query: URLSearchParams): number => pageNumber(query.get('page'), MOST_PAGES);

/** The words that are searched for, as one line of at most 60 signs; none for nothing but spaces. */
export const searchTextIn = (query: URLSearchParams): string | undefined =>
  // A character cut in two becomes a space.
  normalizeText((query.get('q') ?? '').slice(0, 60), 'line') || undefined;

/** What was done before the redirect to this address. */
export const doneCodeIn = (query: URLSearchParams) => findOption(DONE, query.get('done'));

export interface ReviewResult {
  readonly formErrors: readonly FormError[];
  readonly values: Readonly<Record<string, string>>;
}

/** What a call was rejected with, at its inputs; what is no error is thrown. */
export const reviewErrors = ({ t }: Pick<PrivateRead, 't'>, error: unknown): readonly FormError[] =>
  rejectedCall(t, 'reviews', error, ({ code, target }) => {
    const field = target?.field ?? findHandling(code)?.field;
    return field === undefined ? undefined : { field };
  });

export const rejectedResult = (formErrors: readonly FormError[], values: ReviewResult['values']) =>
  data<ReviewResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });

/** Back to the list after a change, at what it concerns. */
export function redirectWithDone(
  { url }: Pick<PrivateRead, 'url'>,
  done: (typeof DONE)[number],
  at = '',
): Response {
  const query = new URLSearchParams(url.search);
  query.set('done', done);
  return redirect(`${url.pathname.replace(/\/new$/, '')}?${query}${at === '' ? '' : `#${at}`}`, 303);
}

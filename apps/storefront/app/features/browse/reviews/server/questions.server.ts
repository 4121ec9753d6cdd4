import { email as emailRule } from '@haberdash/validation';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { requireListPage } from '../../../../shared/reads/require-list-page.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { findOption, QUESTION_SORTS } from '../model/review-options.ts';
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
import { missingFields } from './write-review.server.ts';

/** Questions about a product with their answers, by words, a page at a time. */
export async function readQuestions(read: PrivateRead) {
  const query = read.url.searchParams;
  const page = pageIn(query);
  const q = searchTextIn(query);
  const filters = {
    ...(q === undefined ? {} : { q }),
    sort: findOption(QUESTION_SORTS, query.get('sort')) ?? QUESTION_SORTS[0],
  };
  const productId = codeOf(read);
  const [product, answer] = await Promise.all([
    readProduct(read),
    read.api.products.GET('/products/v1/products/{productId}/reviews/questions', {
      params: { path: { productId }, query: { ...filters, start: (page - 1) * PER_PAGE, count: PER_PAGE } },
    }),
  ]);
  const pageCount = Math.ceil(answer.total / PER_PAGE);
  requireListPage(read, page, pageCount);
  const title = read.t('reviews.questionsTitle', { product: product.name });
  return {
    head: pageHead(read, { title, noIndex: true }),
    product,
    questions: answer.questions,
    filters,
    page,
    pageCount,
    done: doneCodeIn(query),
  };
}

const NEEDED = ['text', 'nickname', 'email', 'terms'] as const;

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function sendQuestion(shopper: Shopper, values: Readonly<Record<string, string>>) {
  const { t, api } = shopper;
  const { text = '', nickname = '', email = '' } = values;
  const missing = missingFields(shopper, NEEDED, values);
  const wrong =
    email.trim() === '' || emailRule.test(email.trim())
      ? []
      : [toFormError(t, 'reviews', { code: 'EMAIL_INVALID' }, { place: 'field', field: 'email' })];
  if (missing.length + wrong.length > 0) return rejectedResult([...missing, ...wrong], values);
  await api.products.POST('/products/v1/products/{productId}/reviews/questions', {
    params: { path: { productId: codeOf(shopper) } },
    body: { text, nickname, email: email.trim(), isTermsConfirmed: true },
  });
  return redirectWithDone(shopper, 'asked');
}

/** Hands a question over to the editors, or votes on an answer. */
export async function runQuestions(shopper: Shopper) {
  const values = textValues(await shopper.form());
  const { intent = '', answer: answerId = '' } = values;
  try {
    if (intent === 'ask') return await sendQuestion(shopper, values);
    await shopper.api.products.POST('/products/v1/products/{productId}/review/{answerId}/questions/vote', {
      params: { path: { productId: codeOf(shopper), answerId } },
      body: { vote: intent === 'unhelpful' ? 'unhelpful' : 'helpful' },
    });
    return redirectWithDone(shopper, 'voted', `answer-${answerId}`);
  } catch (error) {
    return rejectedResult(reviewErrors(shopper, error), values);
  }
}

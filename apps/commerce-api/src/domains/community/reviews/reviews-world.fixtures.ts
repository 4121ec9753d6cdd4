import type { TestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { TestService, TestShopper } from '../../../testing/service.ts';
import { review } from '../../catalogue/catalogue/schema.ts';
import { answer, question } from './schema.ts';

/** A product with a review and an answered question. */
export interface ReviewState {
  readonly database: TestDatabase;
  readonly service: TestService;
  readonly shopper: TestShopper;
  readonly other: TestShopper;
  readonly path: string;
}

/** A review with every field. */
export const newReview = {
  score: 4,
  title: 'Warm enough',
  text: 'Four days of wind on the ridge.',
  nickname: 'Linh N.',
  recommended: true,
  fit: 'runs-small',
  isTermsConfirmed: true,
} as const;
export const newQuestion = {
  text: 'Does the hood fit over a helmet?',
  nickname: 'Linh',
  email: 'linh@example.org',
  isTermsConfirmed: true,
} as const;

/** Empties the database and adds the product. */
export async function productWithReview({ database, service }: TestShop): Promise<ReviewState> {
  await database.empty();
  const variantId = await sellVariant(database, { stock: 10 });
  const productId = variantId.slice(0, 8);
  await database.read.insert(review).values({
    id: 'rv-1',
    productId,
    language: 'en',
    title: 'Light',
    text: 'Hardly there, and dry all day.',
    score: 5,
    author: 'Ann',
    createdOn: '2026-05-01',
    helpful: 3,
  });
  const askedAt = new Date('2026-05-02T10:00:00Z');
  await database.read.insert(question).values({
    id: 'qn-1',
    productId,
    language: 'en',
    locale: 'en-us',
    text: 'Is it loud?',
    author: 'Bo',
    askedAt,
  });
  await database.read.insert(answer).values([
    { id: 'an-1', questionId: 'qn-1', text: 'A little.', author: 'Cy', answeredOn: '2026-05-03', helpful: 9 },
    {
      id: 'an-2',
      questionId: 'qn-1',
      text: 'Quieter than a waxed one.',
      author: 'Northfell',
      answeredOn: '2026-05-04',
      fromBrand: true,
    },
  ]);
  const path = `/products/v1/products/${productId}`;
  return { database, service, path, shopper: await service.shopper(), other: await service.shopper() };
}

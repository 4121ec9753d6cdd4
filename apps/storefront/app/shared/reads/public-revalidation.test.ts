import { expect, it } from 'vitest';
import { publicRevalidation } from './public-revalidation.ts';

it.each([
  [undefined, true],
  ['GET', true],
  ['POST', false],
] as const)('after %s a public page is read again: %s', (formMethod, isRead) => {
  const facts = { defaultShouldRevalidate: true, ...(formMethod === undefined ? {} : { formMethod }) };
  expect(publicRevalidation(facts)).toBe(isRead);
  expect(publicRevalidation({ ...facts, defaultShouldRevalidate: false })).toBe(false);
});

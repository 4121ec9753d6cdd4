import { expect, it } from 'vitest';

import { accepts } from './accepts.ts';

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/json, application/pdf;q=0.5', true],
  ['text/html, Application/*', true],
  ['application/json', false],
  ['application/pdf;q=0, application/json', false],
])('a caller that accepts %j takes a PDF: %j', (header, isTaken) => {
  expect(accepts(header, 'application/pdf')).toBe(isTaken);
});

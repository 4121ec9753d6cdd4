import { expect, it } from 'vitest';
import { carriedQuery } from './carried-query.ts';

it.each([
  [
    '',
    '?preview=true&previewDateTime=2026-12-24T08%3A00%3A00Z',
    '?preview=true&previewDateTime=2026-12-24T08%3A00%3A00Z',
  ],
  [
    '?q=coat',
    '?enrollment_marketing_source=spring&utm_source=mail',
    '?q=coat&enrollment_marketing_source=spring',
  ],
  ['?page=2', '?siteId=NF-US&cms=stage&color=red', '?page=2&siteId=NF-US&cms=stage'],
])('hands on what an address carries: %s from %s', (own, here, carried) =>
  expect(carriedQuery(own, here)).toBe(carried),
);

it.each([
  ['?size=M%20L', ''],
  ['?size=M%20L', '?color=red&page=2'],
  ['?size=M%20L&preview=false', '?preview=true'],
])('leaves %s as it is from %s', (own, here) => expect(carriedQuery(own, here)).toBe(own));

import { findCatalogueEntry } from '@haberdash/api-client/errors';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { describedOperations } from './contract-request.fixtures.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/error-codes.md');
const ROW = /^\| ([A-Z]+\d+) +\| (.+?) +\| ([a-z-]+) +\|$/gm;
const FAMILIES = /^(?:AUT|BSK|CCA|CCN|GFC|INV|ORD|PAY|PRM|PRO|PYT|REW|RTN|SHP)\d/;

const rows = [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, code = '', way = '', place = '']) => ({
  code,
  way,
  place,
}));

it('the page of errors has each code of carts, orders and people once, and no other one', () => {
  const documented = new Set(
    describedOperations
      .flatMap(({ operation }) => Object.values(operation.errorCodes).flat())
      .filter((code) => FAMILIES.test(code)),
  );
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...documented].toSorted());
});

it('the page of errors names the place at which the catalogue has each code shown', () => {
  expect(Object.fromEntries(rows.map(({ code, place }) => [code, place]))).toEqual(
    Object.fromEntries(rows.map(({ code }) => [code, findCatalogueEntry(code)?.place])),
  );
});

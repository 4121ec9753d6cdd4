/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { errorCatalogue, findCatalogueEntry, frontEndIdOf } from './catalogue.ts';
import { frontEndIds, itemCodes } from './front-end-ids.ts';

const contracts = import.meta.glob<{
  paths: Record<string, Record<string, { 'x-error-codes'?: Record<string, string[]> }>>;
}>('../../../../openapi/bundled/*.json', { eager: true });
const documentedCodes = new Set(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract.paths))
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => Object.values(operation['x-error-codes'] ?? {}).flat()),
);

/** Our own codes, not in the specification. */
const OWN_CODES = ['CNT409', 'API422', 'API429', 'GEN503'];

describe('the error catalogue', () => {
  it('has all 112 server codes of the specification, and our own', () => {
    expect(Object.keys(errorCatalogue)).toHaveLength(112 + OWN_CODES.length);
    expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining(OWN_CODES));
  });

  it('has the 27 front-end ids that are written out, and the variant of the phone number', () => {
    const written = Object.keys(frontEndIds).filter((id) => id !== 'PHONE_NUMBER_ALREADY_IN_USE2');
    expect([written.length, 'PHONE_NUMBER_ALREADY_IN_USE2' in frontEndIds]).toEqual([27, true]);
  });

  it('has exactly the codes that the contracts document', () => {
    expect(Object.keys(errorCatalogue).toSorted()).toEqual([...documentedCodes].toSorted());
  });

  it('leaves no front-end id without a server code that becomes it', () => {
    const reached = new Set<string>(
      Object.keys(errorCatalogue).map((code) => findCatalogueEntry(code)?.frontEndId ?? code),
    );
    expect(Object.keys(frontEndIds).filter((id) => !reached.has(id))).toEqual([]);
  });

  it.each(Object.entries({ ...errorCatalogue, ...frontEndIds, ...itemCodes }))(
    '%s names the field where it is shown at one',
    (id, entry) => {
      // Any address field can be wrong: the error names it.
      if (entry.place !== 'field' || id === 'CHK320') return;
      expect(entry.field).toBeTypeOf('string');
    },
  );

  it.each(['NOPE', '__proto__', 'constructor', ''])('knows no entry for %j', (errorId) => {
    expect(findCatalogueEntry(errorId)).toBeUndefined();
  });

  it('leaves a code that has no front-end id as it is', () => {
    expect([frontEndIdOf('BSK404'), frontEndIdOf('PRM155'), frontEndIdOf('4044')]).toEqual([
      'CART_NOT_FOUND',
      'PRM155',
      '4044',
    ]);
  });

  it('lets the row of a code speak before its front-end id', () => {
    expect(errorCatalogue.INV408).toEqual({
      ...frontEndIds.ITEM_OOS,
      message: 'cart.notMoved',
      frontEndId: 'ITEM_OOS',
    });
  });
});

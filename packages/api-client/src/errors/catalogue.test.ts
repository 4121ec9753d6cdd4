/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { errorCatalogue, findCatalogueEntry } from './catalogue.ts';

const contracts = import.meta.glob<{
  paths: Record<string, Record<string, { 'x-error-codes'?: Record<string, string[]> }>>;
}>('../../../../openapi/bundled/*.json', { eager: true });
const documentedCodes = new Set(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract.paths))
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => Object.values(operation['x-error-codes'] ?? {}).flat()),
);
/** Answers of the service itself, before an operation is reached, and of sessions that come later. */
const ofNoOperation = ['API405', 'API415', 'AUT498'];

describe('the error catalogue', () => {
  it('has exactly the codes that the contracts document', () => {
    expect(Object.keys(errorCatalogue).toSorted()).toEqual([...documentedCodes, ...ofNoOperation].toSorted());
  });

  it.each(['NOPE', '__proto__', 'constructor', ''])('knows no entry for %j', (errorId) => {
    expect(findCatalogueEntry(errorId)).toBeUndefined();
  });
});

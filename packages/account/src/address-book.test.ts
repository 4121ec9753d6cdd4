import { describe, expect, it } from 'vitest';
import { addressesOf, addAddress, replaceAddress, removeAddress, type BookEntry } from './address-book.ts';

/** `S1*` is the main shipping address 1. */
const entry = (text: string): BookEntry => ({
  id: text.slice(0, 2),
  approachType: text.startsWith('S') ? 'S' : 'B',
  main: text.endsWith('*'),
});
const book = (text: string): BookEntry[] => text.split(' ').filter(Boolean).map(entry);
const summaryOf = (entries: readonly BookEntry[]): string =>
  entries.map(({ id, main }) => `${id}${main ? '*' : ''}`).join(' ');

describe('an address book', () => {
  it.each([
    ['makes the first address of a type the main one', '', 'S1', 'S1*'],
    ['makes it so beside addresses of the other type', 'B1*', 'S1', 'S1* B1*'],
    ['puts a new one on top, and leaves the main one', 'S1*', 'S2', 'S2 S1*'],
    ['takes the mark from others of the type for a new main one', 'S1* B1*', 'S2*', 'S2* S1 B1*'],
    ['makes a further one no main one where none is', 'S1', 'S2', 'S2 S1'],
  ])('%s', (_name, before, added, after) =>
    expect(summaryOf(addAddress(book(before), entry(added)))).toBe(after),
  );

  it.each([
    ['takes the mark from the others of the type', 'S2 S1* B1*', 'S2*', 'S2* S1 B1*'],
    ['lets the main one be none, and makes no other one so', 'S2 S1*', 'S1', 'S2 S1'],
    ['changes nothing for an address that is not there', 'S1*', 'S9', 'S1*'],
  ])('%s when an address is changed', (_name, before, changed, after) =>
    expect(summaryOf(replaceAddress(book(before), entry(changed)))).toBe(after),
  );

  it('makes no other one the main one when that is removed', () => {
    expect(summaryOf(removeAddress(book('S1* S2 B1*'), 'S1'))).toBe('S2 B1*');
  });

  it('lists the main one of a type first, the others in their order', () => {
    expect(summaryOf(addressesOf(book('S3 B2 S1* S2 B1*'), 'S'))).toBe('S1* S3 S2');
    expect(summaryOf(addressesOf(book('S3 B2 S1* S2 B1*'), 'B'))).toBe('B1* B2');
  });
});

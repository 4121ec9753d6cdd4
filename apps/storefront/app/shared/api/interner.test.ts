import { expect, it } from 'vitest';
import { createInterner } from './interner.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

it('the same bytes of the same address are the same object, and other bytes are another', () => {
  const read = createInterner(1_000).readerOf('us');
  const first = read(bytes({ price: 10 }), '/a');
  expect(first).toEqual({ price: 10 });
  expect(read(bytes({ price: 10 }), '/a')).toBe(first);
  expect(read(bytes({ price: 11 }), '/a')).toEqual({ price: 11 });
  expect(read(bytes({ price: 10 }), '/a')).toEqual({ price: 10 });
  expect(read(bytes({ price: 10 }), '/a')).not.toBe(first);
});

it('an answer that says something else shares the parts that have not changed', () => {
  const read = createInterner(1_000).readerOf('us');
  const first = read(bytes({ total: 1, products: [{ id: 'a', price: 10 }] }), '/a');
  const next = read(bytes({ total: 2, products: [{ id: 'a', price: 10 }] }), '/a');
  expect(next).toEqual({ total: 2, products: [{ id: 'a', price: 10 }] });
  expect(Reflect.get(Object(next), 'products')).toBe(Reflect.get(Object(first), 'products'));
  expect(Object.isFrozen(next)).toBe(true);
});

it('another address or another site is another object, even with the same bytes', () => {
  const interner = createInterner(1_000);
  const body = bytes({ title: 'New' });
  const first = interner.readerOf('us')(body, '/a');
  expect(interner.readerOf('us')(body, '/b')).not.toBe(first);
  expect(interner.readerOf('de')(body, '/a')).not.toBe(first);
});

it('nobody can change what others share', () => {
  const value = createInterner(1_000).readerOf('us')(bytes({ sizes: [{ id: 's' }] }), '/a');
  expect(Object.isFrozen(value)).toBe(true);
  const { sizes } = value as { sizes: { id: string }[] };
  expect(() => sizes.push({ id: 'm' })).toThrow(TypeError);
  expect(() => Object.assign(sizes[0] ?? {}, { id: 'm' })).toThrow(TypeError);
});

it('keeps no more bytes than it may, the least recently used leaving first', () => {
  const read = createInterner(25).readerOf('us');
  const [a, b] = [read(bytes({ of: 'a' }), '/a'), read(bytes({ of: 'b' }), '/b')];
  expect(read(bytes({ of: 'a' }), '/a')).toBe(a);
  read(bytes({ of: 'c' }), '/c');
  expect(read(bytes({ of: 'a' }), '/a')).toBe(a);
  expect(read(bytes({ of: 'b' }), '/b')).not.toBe(b);
  expect(read(bytes({ of: 'x'.repeat(30) }), '/d')).toEqual({ of: 'x'.repeat(30) });
});

it('says what is broken rather than remembering it', () => {
  const read = createInterner(1_000).readerOf('us');
  expect(() => read(new TextEncoder().encode('{"id":'), '/a')).toThrow(SyntaxError);
  expect(read(bytes({ id: 1 }), '/a')).toEqual({ id: 1 });
});

import { expect, it } from 'vitest';

const { readLook }: { readonly readLook: (message: object) => { values: object; font: unknown } } =
  // A browser script without types.
  await import(new URL('assets/look.js', import.meta.url).href);

it('takes the listed values of a shop', () => {
  const values = { ink: '#171815', focus: '#1d4fd8', radius: '2px', gap: '1rem' };
  expect(readLook({ values })).toEqual({ values, font: undefined });
});

it.each([
  { ink: 'url(https://elsewhere.test)' },
  { ink: 'red; background: url(x)' },
  { radius: '999px' },
  { radius: 'calc(1px * 1e9)' },
  { background: '#ffffff' },
  { ink: 5 },
  '#171815',
  null,
])('takes nothing else: %j', (values) => {
  expect(readLook({ values }).values).toEqual({});
});

it('takes a typeface only as a WOFF2 file of a likely size', () => {
  const fontOf = (head: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(new TextEncoder().encode(head));
    return bytes.buffer;
  };
  const font = fontOf('wOF2', 30_000);
  expect(readLook({ font }).font).toBe(font);
  for (const wrong of [fontOf('<svg', 30_000), fontOf('wOF2', 300_000), 'wOF2', new ArrayBuffer(0)])
    expect(readLook({ font: wrong }).font).toBeUndefined();
});

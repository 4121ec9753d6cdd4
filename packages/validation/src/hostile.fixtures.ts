import fc from 'fast-check';

const BROKEN = [
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u200d',
  'e\u0301',
  '\r\n',
  '  ',
  'Ａ１',
  '٣',
  '👟',
  'Nguyễn',
  "O'Neil",
  '<script>',
  '%00',
];

/** Any UTF-16 text, lone surrogates and known problem characters included. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...BROKEN),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(anyText, fc.anything());

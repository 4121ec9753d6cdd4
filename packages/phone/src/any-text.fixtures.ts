import fc from 'fast-check';

/** Any UTF-16 text, lone surrogates included, with many digits and separators. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom('0', '1', '3', '4', '6', '9', '+', '(', ')', '-', '/', ' '),
      fc.constantFrom('\u0000', '\ud800', '\u202a', '\uff0b', '٣', '３', '👟'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

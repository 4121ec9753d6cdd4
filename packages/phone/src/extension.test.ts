import { expect, it } from 'vitest';
import { hasExtension } from './extension.ts';

it.each([
  '503 555 0123 x12',
  '503 555 0123x12',
  '503-555-0123 ext. 12',
  '503 555 0123 extension 4021',
  '+1 503 555 0123;ext=12',
  '+49 30 1234567 Durchwahl 12',
  '01 23 45 67 89 poste 12',
  '503 555 0123 #12',
  '503 555 0123 (x12)',
  '５０３ 555 0123 x１２',
])('%j has an extension', (value) => expect(hasExtension(value)).toBe(true));

it.each(['503 555 0123', '+44 (0)7911 123456', 'x12', 'ext 12', '503 555 0123 mobile', '', '503 x 555 0123'])(
  '%j has none',
  (value) => expect(hasExtension(value)).toBe(false),
);

it('what is no text has none', () => {
  // A form can send anything.
  expect([null, 5, {}].map((value) => hasExtension(value as unknown as string))).toEqual([
    false,
    false,
    false,
  ]);
});

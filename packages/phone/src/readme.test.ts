import { expect, it } from 'vitest';
import { isValidPhone, masksFor, maskWhileTyping, parsePhone } from './index.ts';

it('runs the example of the README', () => {
  const masks = masksFor('FR', 'EMEA');
  expect(maskWhileTyping({ value: '6123', caret: 4 }, masks)).toEqual({ value: '6 12 3', caret: 6 });

  expect(isValidPhone('6 12 34 56 78', { countryCode: 'FR' })).toBe(true);
  expect(parsePhone('6 12 34 56 78', { countryCode: 'FR' }).international).toBe('+33612345678');
  expect(parsePhone('0044 (0)7911 123456').international).toBe('+447911123456');
});

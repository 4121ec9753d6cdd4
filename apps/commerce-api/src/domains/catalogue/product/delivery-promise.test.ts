import { expect, it } from 'vitest';

import { readPostalCode } from './delivery-promise.ts';

it.each([
  ['US', ' 97205 ', '97205'],
  ['US', '97205-1234', '97205-1234'],
  ['US', '9720', undefined],
  ['CA', 'm5v  1a1', 'M5V 1A1'],
  ['GB', 'sw1a1aa', 'SW1A1AA'],
  ['GB', '97205', undefined],
  ['DE', '10115', '10115'],
  ['DE', 'Berlin', undefined],
])('in %s, %j is read as %j', (country, typed, read) => expect(readPostalCode(typed, country)).toBe(read));

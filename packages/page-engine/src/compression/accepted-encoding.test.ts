import { expect, it } from 'vitest';
import { encodingFor } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip ; q=0.5, br ; q=0.000', 'gzip'],
  ['br;x=1;q=0, gzip;q=none', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for %j the encoding is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

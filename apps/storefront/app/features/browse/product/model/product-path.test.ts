import { expect, it } from 'vitest';
import { parseProductPath } from './product-path.ts';

it.each([
  ['fell-runner-2-NF100234', { slug: 'fell-runner-2', code: 'NF100234' }],
  ['NF100234', { slug: '', code: 'NF100234' }],
  ['äußere-schale-NFA1B2C3D4E', { slug: 'äußere-schale', code: 'NFA1B2C3D4E' }],
])('%s names a product', (part, expected) => expect(parseProductPath(part)).toEqual(expected));

it.each(['fell-runner', 'fell-runner-nf100234', 'fell-runner-NF1', 'x-NF100234-y', '', 'NF1002345678'])(
  '%j names none',
  (part) => expect(parseProductPath(part)).toBeUndefined(),
);

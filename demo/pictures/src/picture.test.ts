import { describe, expect, it } from 'vitest';

import { picture } from './picture.fixtures.ts';
import { readProductPicture } from './picture.ts';

describe('the description of a product’s picture', () => {
  it('is read unchanged', () => {
    const boot = picture({ kind: 'boot', cut: 'chelsea-boot' });
    expect(readProductPicture(boot)).toEqual(boot);
  });

  it('that was written before kinds had cuts has the first cut of its kind', () => {
    const { cut: _cut, ...written } = picture({ kind: 'boot' });
    expect(readProductPicture(written)).toEqual(picture({ kind: 'boot', cut: 'winter-boot' }));
  });

  it.each([
    ['nothing', null],
    ['another kind', { ...picture(), kind: 'hat' }],
    ['a cut of another kind', { ...picture({ kind: 'boot' }), cut: 'tee' }],
    ['a colour that is none', { ...picture(), base: 'red' }],
    ['no seed', { ...picture(), seed: '7' }],
  ])('is rejected for %s', (_what, value) => expect(readProductPicture(value)).toBeUndefined());
});

import { expect, it } from 'vitest';
import { cartPort } from './block-ports.ts';

it.each([
  ['NF-showcase-GB', true],
  ['NF-GB', false],
])('the site %s is a showcase, whose upsells show what is sold out, too: %s', (siteId, isShowcase) => {
  expect(cartPort({ locale: 'en-gb', siteId }, () => undefined).isShowcase).toBe(isShowcase);
});

import { expect, it } from 'vitest';
import type { ContentFault } from './fault.ts';
import { isNewsletterPopUp } from './newsletter-pop-up.ts';
import { galleryFilter } from './gallery-filter.ts';
import { parseBlocks } from './parse-page.ts';

const picture = { src: '/images/scenes/alpine-dawn', alt: '' };
const faultsOf = (block: object) => {
  const faults: ContentFault[] = [];
  parseBlocks([{ id: 'x', ...block }], { log: (fault) => faults.push(fault) });
  return faults.map(({ code, detail }) => `${code} ${detail}`);
};

it.each([
  [{ type: 'BelowImageBanner', title: 'No picture' }, 'broken-block value: needs a title and a picture'],
  [{ type: 'ThinBanner' }, 'broken-block value: neither title nor text'],
  [{ type: 'Accordions', accordions: [] }, 'broken-block value: no sections'],
  [{ type: 'Anchors', targets: [] }, 'broken-block value: no links'],
  [{ type: 'ButtonsGroup' }, 'broken-block value: no buttons'],
  [
    { type: 'MultiLinkCard', title: 'x', mediaList: [picture] },
    'broken-block value: needs a picture and links',
  ],
  [{ type: 'Video' }, 'broken-block value: no film'],
  [{ type: 'Upsell', items: [] }, 'broken-block value: no items'],
  [
    { type: 'EventSignup', eventId: 'e', startDate: '2026-02-02', endDate: '2026-01-01' },
    'broken-block value: ends before it starts',
  ],
  [{ type: 'Picture', src: 'data:image/png;base64,AA' }, 'broken-block src: no picture address'],
])('%o is left out, and the fault has the reason', (block, fault) =>
  expect(faultsOf(block)).toEqual([fault]),
);

it.each([
  [{ type: 'Spacer' }],
  [{ type: 'Newsletter' }],
  [{ type: 'Upsell', skus: ['NF01'] }],
  [{ type: 'SocialGallery', containerId: 'c' }],
  [{ type: 'PopUp', minimizedTitle: 'Hello', delay: 'soon' }],
  [{ type: 'ArticleGrid' }],
  [{ type: 'StandardImageBanner', title: 'x', mediaList: [picture] }],
])('%o is sound', (block) => expect(faultsOf(block)).toEqual([]));

it('a pop-up without a delay expands after 2 s', () => {
  const [block] = parseBlocks([{ type: 'PopUp', id: 'p', minimizedTitle: 'Hi' }], { log: () => undefined });
  expect(block).toMatchObject({ delay: 2000 });
});

it('a pop-up is a newsletter form when its name contains newsletter, in any case', () =>
  expect(['Autumn NewsLetter', 'Welcome', undefined].map((name) => isNewsletterPopUp({ name }))).toEqual([
    true,
    false,
    false,
  ]));

it('a gallery gets the product and the category of its page', () => {
  expect(galleryFilter('p:PRODUCT_ID c:CATEGORY', { productId: 'NF1', category: 'coats' })).toBe(
    'p:NF1 c:coats',
  );
  expect(galleryFilter(undefined, {})).toBeUndefined();
});

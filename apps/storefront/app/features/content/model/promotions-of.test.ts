import { parseBlocks } from '@haberdash/blocks/model';
import { expect, it } from 'vitest';
import { promotionsOf } from './promotions-of.ts';

const media = [{ src: '/images/scenes/alpine-dawn', alt: '' }];
const tracking = (promotionId: string) => ({ promotionTracking: { promotionId } });
const card = (id: string, more: object) => ({ type: 'LinkedCard', id, title: id, mediaList: media, ...more });
const reported = (json: object) => {
  const fail = ({ detail }: { readonly detail: string }) => {
    throw new TypeError(detail);
  };
  return parseBlocks([json], { log: fail }).flatMap(promotionsOf);
};

it.each([
  ['its first button', { targets: [{ text: 'Shop', url: '/a' }], mediaTarget: { url: '/b' } }, '/a'],
  ['the link of its picture', { mediaTarget: { url: '/b' } }, '/b'],
])('a promotion leads where %s does', (_what, links, url) =>
  expect(reported(card('winter', { ...tracking('w'), ...links }))).toEqual([
    { promotionId: 'w', slot: 'LinkedCard', url },
  ]),
);

it('every card of a collection that carries a promotion is one', () => {
  const items = [
    card('one', { ...tracking('1'), mediaTarget: { url: '/1' } }),
    card('two', { mediaTarget: { url: '/2' } }),
    card('three', { ...tracking('3'), mediaTarget: { url: '/3' } }),
  ];
  expect(reported({ type: 'Collection', id: 'all', items }).map(({ url }) => url)).toEqual(['/1', '/3']);
});

it('nothing is reported of what leads nowhere', () => {
  expect(reported(card('still', tracking('s')))).toEqual([]);
});

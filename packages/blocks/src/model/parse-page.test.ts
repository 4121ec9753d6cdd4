import { describe, expect, it } from 'vitest';
import type { ContentFault } from './fault.ts';
import { parseBlocks, parsePage } from './parse-page.ts';

const picture = { src: '/images/scenes/alpine-dawn', alt: 'Dawn' };
const hero = { type: 'Hero', id: 'h', title: 'Higher', mediaList: [picture] };
const card = { type: 'LinkedCard', id: 'c', title: 'Card', mediaList: [picture] };

function parse(blocks: unknown) {
  const faults: ContentFault[] = [];
  return { blocks: parseBlocks(blocks, { log: (fault) => faults.push(fault) }), faults };
}

describe('a block that cannot be used', () => {
  it.each([
    ['an unknown type', { type: 'Carousel3D', id: 'x' }, 'unknown-block'],
    ['a type that is a name of the prototype', { type: 'constructor', id: 'x' }, 'unknown-block'],
    ['no type', { id: 'x' }, 'broken-block'],
    ['no object', 'Hero', 'broken-block'],
    ['a missing id', { type: 'Hero', title: 'x' }, 'broken-block'],
    ['a field of the wrong kind', { type: 'Hero', id: 'x', title: 5 }, 'broken-block'],
    ['a category card that leads nowhere', { type: 'CategoryCard', id: 'x', title: 'Tents' }, 'broken-block'],
    ['a collection without items', { type: 'Collection', id: 'x', items: [] }, 'broken-block'],
    ['a promo bar whose only section is empty', { type: 'PromoBar', id: 'x', messages: [] }, 'broken-block'],
  ])('with %s is left out with one fault, its neighbours stay', (_name, broken, code) => {
    const { blocks, faults } = parse([hero, broken, card]);
    expect(blocks.map(({ id }) => id)).toEqual(['h', 'c']);
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });

  it('names the place of the mistake', () => {
    expect(parse([{ ...hero, overlayPicture: { src: 'javascript:x' } }]).faults[0]).toMatchObject({
      type: 'Hero',
      id: 'h',
      detail: expect.stringMatching(/^overlayPicture\.src: /),
    });
  });
});

describe('an unknown field', () => {
  it.each([
    ['is misspelled', { ...hero, subtitel: 'Lower' }, 'subtitel: no such field'],
    [
      'names a list of another provider, which no page here loads',
      { type: 'RecommendationCarousel', id: 'r', widget: 'sale', bloomreachIndex: 2 },
      'bloomreachIndex: no such field',
    ],
    [
      'gives a width to what only chooses among blocks',
      { type: 'Segmentation', id: 's', baselines: [card], isFullWidth: true },
      'isFullWidth: no such field',
    ],
    [
      'stands in an entry of a list',
      { ...hero, targets: [{ text: 'Shop', url: '/women', colour: 'red' }] },
      'targets.0.colour: no such field',
    ],
    [
      'stands in a picture',
      { ...card, mediaList: [{ ...picture, sm: { ratio: '1x1', zoom: 2 } }] },
      'mediaList.0.sm.zoom: no such field',
    ],
  ])('%s: it is named, and its block is shown', (_name, block, detail) => {
    const { blocks, faults } = parse([block]);
    expect(blocks.map(({ id }) => id)).toEqual([block.id]);
    expect(faults).toEqual([{ code: 'unread-field', type: block.type, id: block.id, detail }]);
  });
});

describe('entries of a list', () => {
  it('loses an unsafe link and keeps the others', () => {
    const { blocks, faults } = parse([
      {
        ...hero,
        targets: [
          { text: 'Bad', url: 'javascript:alert(1)' },
          { text: 'Shop', url: '/women' },
        ],
      },
    ]);
    expect(blocks[0]).toMatchObject({ targets: [{ text: 'Shop', url: '/women' }] });
    expect(faults).toMatchObject([{ code: 'unsafe-link', type: 'Hero.targets' }]);
  });

  it('drops promo messages from empty sections', () => {
    const { blocks } = parse([
      {
        type: 'PromoBar',
        id: 'p',
        messages: [
          { id: '1', richText: '<p> </p>' },
          { id: '2', richText: 'Hi' },
        ],
      },
    ]);
    expect(blocks[0]).toMatchObject({ messages: [{ id: '2', richText: ['Hi'] }] });
  });

  it('keeps the valid cards of a collection and rejects a carousel in a carousel', () => {
    const { blocks, faults } = parse([
      {
        type: 'Collection',
        id: 'l',
        items: [card, { type: 'Nope', id: 'n' }, { type: 'Collection', id: 'i', items: [card] }],
      },
    ]);
    expect(blocks[0]).toMatchObject({ items: [{ id: 'c' }] });
    expect(faults.map(({ code }) => code)).toEqual(['unknown-block', 'broken-entry']);
  });
});

describe('styles', () => {
  it('treats unknown words and colours as missing', () => {
    const { blocks, faults } = parse([
      {
        ...hero,
        gradientStyle: 'rainbow',
        titleColor: '#fefefe',
        backgroundColor: '#101010',
        responsiveLayout: { sm: { layout: 'diagonal', alignment: 'center' } },
      },
    ]);
    expect(blocks[0]).toMatchObject({
      titleColor: 'inverse',
      backgroundColor: 'inverse',
      responsiveLayout: { sm: { alignment: 'center' } },
    });
    expect(blocks[0]).not.toHaveProperty('gradientStyle', 'rainbow');
    expect(faults).toEqual([]);
  });

  it('takes the nearest slide width that the shop has', () => {
    const { blocks } = parse([
      {
        type: 'Collection',
        id: 'l',
        items: [card],
        breakpoints: { sm: { type: 'carousel', slideWidth: '310px' }, lg: { slideWidth: 'wide' } },
      },
    ]);
    expect(blocks[0]).toMatchObject({ breakpoints: { sm: { slideWidth: 'md' } } });
  });

  it('counts nulls as missing', () => {
    expect(parse([{ ...hero, subtitle: null, mediaList: [null, picture], targets: null }])).toMatchObject({
      blocks: [{ id: 'h', mediaList: [picture], targets: [] }],
      faults: [],
    });
  });
});

describe('headings', () => {
  const levels = (blocks: unknown) =>
    parse(blocks).blocks.map((block) => ('headingLevel' in block ? block.headingLevel : undefined));

  it('gives the h1 to the first titled hero', () => {
    const untitled = { type: 'Hero', id: 'u', mediaList: [picture] };
    expect(levels([untitled, hero, { ...hero, id: 'h2' }, card])).toEqual([2, 1, 2, 2]);
  });

  it('prefers the block that requests it, and only the first of them', () => {
    expect(levels([hero, { ...card, titleH1: true }, { ...card, id: 'd', titleH1: true }])).toEqual([
      2, 1, 2,
    ]);
  });

  it('puts the cards of a titled collection one level below it', () => {
    const { blocks } = parse([
      { type: 'Collection', id: 'a', title: 'Activities', items: [card] },
      { type: 'Collection', id: 'b', items: [card] },
    ]);
    expect(blocks).toMatchObject([
      { headingLevel: 2, items: [{ headingLevel: 3 }] },
      { items: [{ headingLevel: 2 }] },
    ]);
  });

  it('leaves the h1 to the application where that has one', () => {
    const page = parsePage(
      { id: 'p', slug: 'category', title: 'Category', blocks: [hero] },
      { log: () => undefined, ownsH1: false },
    );
    expect(page).toMatchObject({ hasH1: false, blocks: [{ headingLevel: 2 }] });
  });
});

it('rejects what is no page, with one fault', () => {
  const faults: ContentFault[] = [];
  expect(parsePage({ blocks: 'none' }, { log: (fault) => faults.push(fault) })).toBeUndefined();
  expect(faults).toHaveLength(1);
});

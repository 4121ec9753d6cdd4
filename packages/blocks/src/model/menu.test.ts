import { expect, it } from 'vitest';
import type { ContentFault } from './fault.ts';
import { parseFooter } from './footer.ts';
import { parseMenu } from './menu.ts';

const leaf = (id: string) => ({ id, name: id, title: id.toUpperCase(), target: { text: id, url: `/${id}` } });
const women = {
  ...leaf('women'),
  columns: [
    {
      title: 'Clothing',
      target: { text: 'Clothing', url: '/women/clothing' },
      children: [leaf('jackets'), leaf('fleece')],
    },
  ],
};

function parse(items: readonly unknown[]) {
  const faults: ContentFault[] = [];
  return { menu: parseMenu({ items }, { log: (fault) => faults.push(fault) }), faults };
}

it('reads three levels', () => {
  expect(parse([women]).menu).toMatchObject([
    {
      id: 'women',
      url: '/women',
      columns: [
        {
          groups: [
            {
              title: 'Clothing',
              url: '/women/clothing',
              links: [{ id: 'jackets', url: '/jackets' }, { id: 'fleece' }],
            },
          ],
        },
      ],
    },
  ]);
});

it('makes children that have children groups of the same column', () => {
  const column = { children: [leaf('new'), { ...leaf('shoes'), children: [leaf('boots')] }] };
  expect(parse([{ ...leaf('men'), columns: [column] }]).menu[0]?.columns).toMatchObject([
    { groups: [{ links: [{ id: 'new' }] }, { title: 'SHOES', url: '/shoes', links: [{ id: 'boots' }] }] },
  ]);
});

it('shows the shop-all link unless it is hidden, and its override first', () => {
  const { menu } = parse([
    women,
    { ...women, id: 'hidden', hideShopAll: true },
    { ...women, id: 'phone', hideShopAll: ['lg'] },
    { ...women, id: 'other', overrideShopAll: { text: 'See everything', url: '/all' } },
    leaf('plain'),
  ]);
  expect(menu.map(({ shopAll }) => shopAll)).toEqual([
    { url: '/women', text: undefined, hiddenOn: [] },
    undefined,
    { url: '/women', text: undefined, hiddenOn: ['lg'] },
    { url: '/all', text: 'See everything', hiddenOn: [] },
    undefined,
  ]);
});

it('tracks under the name that does not change with the language', () => {
  const { menu } = parse([leaf('a'), { ...leaf('b'), delocalizedTracking: 'women' }]);
  expect(menu.map(({ trackingName }) => trackingName)).toEqual(['a', 'women']);
});

it('leaves out broken, unsafe and empty entries, and keeps the rest', () => {
  const { menu, faults } = parse([
    { id: 'x', name: 'x', title: 'X' },
    { ...leaf('bad'), target: { text: 'x', url: 'javascript:x' } },
    {
      ...women,
      columns: [{ children: [{ ...leaf('evil'), target: { url: '//evil.example' } }, leaf('ok')] }],
    },
  ]);
  expect(menu).toMatchObject([{ id: 'women', columns: [{ groups: [{ links: [{ id: 'ok' }] }] }] }]);
  expect(faults).toHaveLength(3);
});

it('returns an empty menu or footer for an invalid response', () => {
  const faults: ContentFault[] = [];
  const log = (fault: ContentFault) => faults.push(fault);
  expect(parseMenu('oops', { log })).toEqual([]);
  expect(parseFooter(null, { log })).toMatchObject({ columns: [], legal: [] });
  expect(faults).toHaveLength(2);
});

it.each([
  ['a name', { menuIcon: 'sale', titleVisibility: 'icon' }, { icon: 'sale', titleVisibility: 'icon' }],
  ['a path', { menuIcon: '../../secret' }, { icon: undefined, titleVisibility: undefined }],
  ['a word that is none', { titleVisibility: 'never' }, { icon: undefined, titleVisibility: undefined }],
])('takes %s for the icon of a first level, or nothing', (_, fields, read) => {
  const { menu, faults } = parse([{ ...women, ...fields }]);
  expect(faults).toEqual([]);
  expect({ icon: menu[0]?.icon, titleVisibility: menu[0]?.titleVisibility }).toEqual(read);
});

it('a visual selector has an image or a media object, whose title replaces an empty text', () => {
  const target = { text: 'Hikes', url: '/hikes' };
  const { menu, faults } = parse([
    {
      ...women,
      visualSelectors: [
        { title: 'Hikes', image: { src: '/images/a' }, target },
        { title: 'Hikes', mediaObject: { url: '/images/b', alt: '', seoTitle: 'A hike' }, target },
        { title: 'Hikes', target },
      ],
    },
  ]);
  expect(menu[0]?.visualSelectors.map(({ image }) => image)).toEqual([
    { src: '/images/a', alt: '' },
    { src: '/images/b', alt: 'A hike' },
  ]);
  expect(faults).toMatchObject([{ code: 'broken-entry', detail: expect.stringContaining('no picture') }]);
});

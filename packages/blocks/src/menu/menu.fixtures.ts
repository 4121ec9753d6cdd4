import { scene } from '../hero/hero.fixtures.ts';
import { parseMenu, type Menu } from '../model/index.ts';

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const leaf = (parent: string, title: string) => ({
  id: `${parent}-${slug(title)}`,
  name: title,
  title,
  target: { text: title, url: `/c/${parent}-${slug(title)}-1234` },
});
const column = (parent: string, title: string, children: readonly string[]) => ({
  title,
  target: { text: title, url: `/c/${parent}-${slug(title)}-1200` },
  children: children.map((child) => leaf(parent, child)),
});
const selector = (title: string, name: string) => ({
  title,
  image: scene(name),
  target: { text: title, url: `/c/${slug(title)}-1500` },
});

const person = (id: string, title: string) => ({
  ...leaf('people', title),
  id,
  columns: [
    column(id, 'Jackets', ['Shell jackets', 'Insulated jackets', 'Parkas', 'Vests', 'Fleece']),
    column(id, 'Clothing', ['Base layers', 'T-shirts', 'Shirts', 'Hoodies', 'Trousers', 'Shorts']),
    column(id, 'Footwear', ['Trail shoes', 'Hiking shoes', 'Boots', 'Sandals']),
    column(id, 'Accessories', ['Beanies', 'Caps', 'Gloves', 'Socks']),
  ],
  menuBanner: selector(`New for ${title.toLowerCase()}`, 'ridge-dusk'),
});

export const menuJson = {
  items: [
    person('women', 'Women'),
    person('men', 'Men'),
    {
      ...leaf('gear', 'Gear'),
      id: 'gear',
      columns: [
        column('gear', 'Packs and bags', ['Backpacks', 'Duffels']),
        column('gear', 'Camp', ['Tents', 'Sleeping bags', 'Bottles']),
      ],
      visualSelectorsTitle: 'By trip',
      visualSelectors: [
        selector('Day hike', 'forest-morning'),
        selector('Overnight', 'lake-camp'),
        selector('Winter', 'winter-pass'),
      ],
    },
    { ...leaf('sale', 'Sale'), id: 'sale', menuStyle: 'sale' },
  ],
};

export const menu = (): Menu =>
  parseMenu(menuJson, {
    log: ({ type, detail }) => {
      throw new Error(`${type}: ${detail}`);
    },
  });

import { categoryCardJson } from '../category-card/category-card.fixtures.ts';
import { scene } from '../hero/hero.fixtures.ts';
import { linkedCardJson } from '../linked-card/linked-card.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

const CARDS = [
  ['Light on the climb', 'Trail running', 'desert-light'],
  ['Nights above the lake', 'Camping', 'lake-camp'],
  ['Dry to the last bus', 'City', 'city-evening'],
  ['First lines', 'Winter', 'winter-pass'],
] as const;
const CATEGORIES = ['Shell jackets', 'Insulation', 'Fleece', 'Trousers', 'Trail shoes', 'Backpacks'] as const;
const SCENES = [
  'forest-rain',
  'winter-pass',
  'alpine-noon',
  'coast-dusk',
  'desert-light',
  'lake-camp',
] as const;

export const activitiesJson = {
  id: 'activities',
  title: 'What takes you out',
  subtitle: 'Kits that our guides pack themselves.',
  items: CARDS.map(([title, eyebrowText, name], index) =>
    linkedCardJson({
      id: `card-${index}`,
      title,
      eyebrowText,
      subtitle: undefined,
      mediaList: [scene(name, title)],
      responsiveLayout: { sm: { layout: 'overlay-bottom' } },
    }),
  ),
};

export const activities = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Collection', { ...activitiesJson, ...overrides });

export const categoriesJson = {
  id: 'categories',
  title: 'Shop by category',
  variant: 'categories',
  target: { text: 'All categories', url: '/c/all-1000' },
  items: CATEGORIES.map((title, index) =>
    categoryCardJson({
      id: `category-${index}`,
      title,
      mediaList: [scene(SCENES[index] ?? 'alpine-dawn')],
    }),
  ),
};

export const categories = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Collection', { ...categoriesJson, ...overrides });

export const benefitsJson = {
  id: 'benefits',
  variant: 'benefits',
  items: ['Free delivery from $150', '60 days to change your mind', 'Repairs for life'].map(
    (title, index) => ({
      type: 'BenefitBar',
      id: `benefit-${index}`,
      title,
      subtitle: 'By post or in a store, without asking why.',
      targets: [{ text: 'Read more', url: `/help/${index}` }],
    }),
  ),
  breakpoints: { lg: { columns: 3 } },
};

export const benefits = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Collection', { ...benefitsJson, ...overrides });

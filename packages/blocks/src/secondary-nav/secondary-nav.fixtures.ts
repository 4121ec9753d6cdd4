import { blockOf } from '../testing/parse.fixtures.ts';

export const secondaryNavJson = {
  id: 'nav',
  title: 'Trail running',
  targets: ['Shoes', 'Vests', 'Shells', 'Guides'].map((text) => ({
    text,
    url: `/c/trail-${text.toLowerCase()}-1200`,
  })),
};

export const secondaryNav = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('SecondaryNav', { ...secondaryNavJson, ...overrides });

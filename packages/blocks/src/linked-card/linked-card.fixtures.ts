import { scene } from '../hero/hero.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const linkedCardJson = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  type: 'LinkedCard',
  id: 'card',
  eyebrowText: 'Trail running',
  title: 'Light on the climb',
  subtitle: 'Shoes from 210 g',
  mediaTarget: { url: '/c/trail-running-1200' },
  mediaList: [scene('desert-light', 'A runner on a dune')],
  ...overrides,
});

export const linkedCard = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('LinkedCard', linkedCardJson(overrides));

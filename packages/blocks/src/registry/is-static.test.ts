import { expect, it } from 'vitest';
import { articleGrid } from '../article-grid/article-grid.fixtures.ts';
import { benefitBar } from '../benefit-bar/benefit-bar.fixtures.ts';
import { richText } from '../rich-text/rich-text.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';
import { isStatic } from './is-static.ts';

const bar = { type: 'BenefitBar', id: 'bar', title: 'Free returns', targets: [] };
const collection = (items: object[], rest: object = {}) =>
  blockOf('Collection', { id: 'cards', title: 'Cards', items, ...rest });

it('text only shows something', () => expect(isStatic(richText())).toBe(true));

it('a bar that can be closed is interactive, and so is a collection that contains one', () => {
  expect(isStatic(benefitBar())).toBe(true);
  expect(isStatic(benefitBar({ showCloseButton: true }))).toBe(false);
  expect(isStatic(collection([bar]))).toBe(true);
  expect(isStatic(collection([{ ...bar, showCloseButton: true }]))).toBe(false);
});

it('a grid of articles that loads no more is markup, one that does is alive', () => {
  expect(isStatic(articleGrid({ showFilterBar: false, loadMore: false }))).toBe(true);
  expect(isStatic(articleGrid({ showFilterBar: false }))).toBe(false);
  expect(isStatic(articleGrid({ showFilterBar: false, loadMore: false }, {}))).toBe(false);
});

it('a collection with arrows is alive', () => {
  const breakpoints = { lg: { type: 'carousel' } };
  expect(isStatic(collection([bar], { breakpoints }))).toBe(false);
});

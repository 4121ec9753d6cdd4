import { expect, it } from 'vitest';
import { storiesOf } from './stories.ts';

const entry = (id: string, type = 'story') => ({ id, type, title: 'Blocks/Hero', name: id });
const index = {
  entries: {
    'blocks-hero--overlay': entry('blocks-hero--overlay'),
    'blocks-hero--docs': entry('blocks-hero--docs', 'docs'),
    'primitives-button--sizes': entry('primitives-button--sizes'),
  },
};

it('every story is pictured, and nothing else of Storybook', () => {
  expect(storiesOf(index).map(({ id }) => id)).toEqual(['blocks-hero--overlay', 'primitives-button--sizes']);
});

it('a part of an id picks some', () => {
  expect(storiesOf(index, 'hero').map(({ id }) => id)).toEqual(['blocks-hero--overlay']);
});

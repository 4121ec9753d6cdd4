import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import type { Block } from '../model/index.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { InShop } from '../testing/environment.fixtures.tsx';
import { experience, filter, guest, segmentation } from './wrappers.fixtures.ts';

const show = (block: Block, environment: Partial<BlockEnvironment> = {}) =>
  render(<InShop {...environment}>{renderBlocks([block])}</InShop>);

it('a segmentation shows the baseline until the visitor is known, then what is meant for them', () => {
  const { rerender } = show(segmentation());
  expect(screen.getByText('Sign in for more')).toBeInTheDocument();
  rerender(<InShop audience={guest({ isLoggedIn: true })}>{renderBlocks([segmentation()])}</InShop>);
  expect(screen.getByText('Join our members for free')).toBeInTheDocument();
  expect(screen.queryByText('Sign in for more')).toBeNull();
});

it('a segmentation without blocks for a visitor is reported as empty', () => {
  const { container } = show(segmentation({ baselines: [] }));
  expect(container.querySelector('[data-empty]')).not.toBeNull();
});

it('an experience shows the variant that was decided on, and reports that once', () => {
  const onEvent = vi.fn();
  show(experience(), { useVariant: () => 'v1', onEvent });
  expect(screen.getByText('Bolder')).toBeInTheDocument();
  expect(onEvent.mock.calls.filter(([{ type }]) => type !== 'blocks-chosen')).toEqual([
    [{ type: 'experience-shown', experienceId: 'hero_words', name: 'hero_words_seen' }],
  ]);
});

it('an experience without a decision shows and reports nothing but the baseline', () => {
  const onEvent = vi.fn();
  show(experience(), { onEvent });
  expect(screen.getByText('As ever')).toBeInTheDocument();
  expect(onEvent.mock.calls).toMatchObject([[{ type: 'blocks-chosen', blocks: [{ id: 'base' }] }]]);
});

it('a filter shows its blocks only where it applies', () => {
  show(filter());
  expect(screen.queryByText('For shells only')).toBeNull();
  show(filter(), { place: { categoryIds: ['110100'] } });
  expect(screen.getByText('For shells only')).toBeInTheDocument();
});

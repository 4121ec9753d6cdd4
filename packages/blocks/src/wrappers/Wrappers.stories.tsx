import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import type { Block } from '../model/index.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { InShop } from '../testing/environment.fixtures.tsx';
import { experience, filter, guest, segmentation } from './wrappers.fixtures.ts';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §3 Experience, Filter block, Segmentation; §4; §6' },
  title: 'Blocks/Wrappers',
};
export default meta;

const of = (block: Block, environment: Partial<BlockEnvironment> = {}): StoryObj => ({
  render: () => <InShop {...environment}>{renderBlocks([block])}</InShop>,
});

export const SegmentationBaseline = of(segmentation());
export const SegmentationMember = of(segmentation(), {
  audience: guest({ isLoggedIn: true, isLoyaltyMember: true }),
});
export const ExperienceBaseline = of(experience());
export const ExperienceVariant = of(experience(), { useVariant: () => 'v1' });
export const FilterOpen = of(filter(), { place: { categoryIds: ['110100'] } });

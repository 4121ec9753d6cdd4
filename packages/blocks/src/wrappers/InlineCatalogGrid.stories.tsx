import type { Meta } from '@storybook/react-vite';
import { categoriesJson } from '../collection/collection.fixtures.ts';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Wrappers/Inline catalog grid',
  ...blockStories('InlineCatalogGrid', {
    spec: '§2 Inline catalog grid',
    args: { id: 'inline', component: { type: 'Collection', ...categoriesJson } },
  }),
};
export default meta;

export const Filled: BlockStory = {};
export const LongText: BlockStory = { globals: { content: 'long' } };
export const German: BlockStory = { globals: { language: 'de' } };

import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { videoJson, youTubeJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Video',
  ...blockStories('Video', { spec: '§2 Video player, §3 Video', args: videoJson }),
};
export default meta;

export const Native: BlockStory = {};
export const WithControls: BlockStory = { args: { playerSettings: { autoplay: false }, isFullWidth: true } };
export const OutsideNotAllowed: BlockStory = { args: youTubeJson };
export const OutsideToAllow: BlockStory = {
  args: youTubeJson,
  parameters: { shop: { players: { isAllowed: false, onAsk: () => undefined } } },
};
export const OutsideAllowed: BlockStory = {
  args: youTubeJson,
  parameters: { shop: { players: { isAllowed: true } } },
};
export const EveryField: BlockStory = { args: everyField('Video') };

export const German: BlockStory = { ...OutsideToAllow, globals: { language: 'de' } };

export const WithoutPictures = inState({ content: 'no-pictures' }, WithControls, OutsideNotAllowed);

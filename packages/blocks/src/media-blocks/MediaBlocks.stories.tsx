import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import type { Block } from '../model/index.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { InShop } from '../testing/environment.fixtures.tsx';
import { picture, spacer, ugcWidget, video, youTube } from './media-blocks.fixtures.ts';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §2 Picture, Spacer, Video player; §3 Video' },
  title: 'Blocks/Media',
};
export default meta;

const of = (block: Block, environment: Partial<BlockEnvironment> = {}): StoryObj => ({
  render: () => <InShop {...environment}>{renderBlocks([block], undefined, { priority: false })}</InShop>,
});

export const Picture = of(picture());
export const PictureWithLink = of(picture({ target: { url: '/c/coast', text: 'Coast' } }));
export const Spacer = of(spacer({ backgroundColor: 'sunken', marginBottom: 'large' }));
export const NativeVideo = of(video());
export const VideoWithControls = of(video({ playerSettings: { autoplay: false }, isFullWidth: true }));
export const OutsideVideoNotAllowed = of(youTube());
export const OutsideVideoToAllow = of(youTube(), { players: { isAllowed: false, onAsk: () => undefined } });
export const OutsideVideoAllowed = of(youTube(), { players: { isAllowed: true } });
export const Gallery = of(ugcWidget(), {
  galleries: {
    mount: (element) => {
      element.textContent = 'The gallery of another party.';
      return () => element.replaceChildren();
    },
  },
});

import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { promoBarJson } from './promo-bar.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/PromoBar',
  ...blockStories('PromoBar', { spec: '§2 Promo bar, §3 Promo bar, §4', args: promoBarJson }),
};
export default meta;

export const Several: BlockStory = {};
export const Rotating: BlockStory = { args: { autorotateTime: 6 } };
export const Closable: BlockStory = { args: { autorotateTime: 6, closable: true } };
export const OneMessage: BlockStory = {
  args: {
    closable: true,
    messages: [{ id: 'one', richText: 'New: the <a href="/c/trail-1">trail collection</a>' }],
  },
};
export const LongMessage: BlockStory = {
  args: {
    messages: [
      {
        id: 'long',
        richText:
          'Members get early access to the winter sale, free express delivery and a repair a year: join in a minute',
        targets: [{ text: 'Join', url: '/join' }],
      },
      { id: 'short', richText: 'Free delivery', background: 'muted' },
    ],
  },
};

export const EveryField: BlockStory = { args: everyField('PromoBar') };

export const LongText = inState({ content: 'long' });
export const German = inState({ language: 'de' });

import type { Meta } from '@storybook/react-vite';
import { scene } from '../hero/hero.fixtures.ts';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { benefitBarJson } from './benefit-bar.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/BenefitBar',
  ...blockStories('BenefitBar', { spec: '§3 Benefit bar, §4', args: benefitBarJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const Closable: BlockStory = { args: { showCloseButton: true, infoIcon: true } };
export const Centred: BlockStory = { args: { alignment: 'center', backgroundColor: 'accent' } };
export const OnAPicture: BlockStory = {
  args: { backgroundImage: scene('lake-camp'), alignment: 'right' },
};

export const EveryField: BlockStory = { args: everyField('BenefitBar') };

export const LongText = inState({ content: 'long' }, Plain, Closable, Centred, OnAPicture);
export const LongGerman = inState({ language: 'de', content: 'long' }, Plain, Closable, Centred, OnAPicture);
export const German = inState({ language: 'de' }, Plain, Closable, Centred, OnAPicture);
export const WithoutPictures = inState({ content: 'no-pictures' }, Plain, Closable, Centred, OnAPicture);
export const Empty = inState({ content: 'empty' }, Plain, Closable, Centred, OnAPicture);

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Block } from '../model/index.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { inShop } from '../testing/environment.fixtures.tsx';
import {
  accordions,
  anchors,
  buttonsGroup,
  ctaCollection,
  iconTexts,
  multiLinkCard,
  verticalLinkList,
} from './lists.fixtures.ts';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §2 Buttons group, Icon and text, Multi-link card; §3 Accordion' },
  title: 'Blocks/Lists',
  decorators: [inShop],
};
export default meta;

const of = (block: Block): StoryObj => ({ render: () => <>{renderBlocks([block])}</> });

export const Accordions = of(accordions());
export const AccordionsOpened: StoryObj = {
  render: () => <>{renderBlocks([accordions({ iconsStyle: 'plus', paddings: 'large' })])}</>,
  play: ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};
export const AccordionsWithoutDividers = of(accordions({ bottomDivider: false, paddings: 'small' }));
export const Anchors = of(anchors());
export const AnchorsDivided = of(anchors({ divider: true, title: undefined }));
export const ButtonsGroup = of(buttonsGroup());
export const ButtonsOfEqualSize = of(buttonsGroup({ equalTargetSize: true, alignment: 'left' }));
export const CtaCollection = of(ctaCollection());
export const VerticalLinkList = of(verticalLinkList());
export const IconLeft = of(iconTexts());
export const IconAboveText = of(iconTexts(5, { variant: 'icon-above-text', iconSize: 'large' }));
export const IconOneColumn = of(iconTexts(3, { variant: 'one-column', iconSize: 'small' }));
export const MultiLinkCard = of(multiLinkCard());
export const MultiLinkCardCentred = of(multiLinkCard({ alignment: 'center' }));

import type { ChosenBlock, PopUpBlock } from '@haberdash/blocks/model';

/** A pop-up of the site, and the experience that has chosen it. */
export interface ShownPopUp extends Pick<ChosenBlock, 'experience'> {
  readonly block: PopUpBlock;
}

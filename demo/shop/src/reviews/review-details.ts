import type { PhraseBankName } from '../kinds/kind-spec.ts';
import { BOTTLE, CARRY, SLEEP, TENT } from './gear-details.ts';
import { SHOE, SMALL } from './shoe-details.ts';
import { BOTTOM, KNIT, SHELL, TOP, WARM } from './clothing-details.ts';
import type { ReviewDetails } from './review-details-type.ts';

/** What reviews say of a product, by its family; what not all of a family has names the tags that have it. */
export const REVIEW_DETAILS: Readonly<Record<PhraseBankName, ReviewDetails>> = {
  shell: SHELL,
  warm: WARM,
  knit: KNIT,
  top: TOP,
  bottom: BOTTOM,
  shoe: SHOE,
  small: SMALL,
  carry: CARRY,
  tent: TENT,
  sleep: SLEEP,
  bottle: BOTTLE,
};
